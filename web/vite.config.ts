import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `make play` serves the built app; `npm run dev` serves the source and passes everything else on to that server.
const server = 'http://127.0.0.1:8019';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/lawspeaker/table/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server forbids anything inline
  },
  server: {
    fs: { allow: ['..'] }, // the words lie in the Python package
    proxy: {
      '/api': server,
      '/socket': { target: server, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
