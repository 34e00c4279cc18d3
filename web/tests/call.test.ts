import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call } from '../src/lib/call';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that refuses so many requests, because they come too often. */
function refusing(times: number): { asked: number } {
  const server = { asked: 0 };
  vi.stubGlobal('fetch', async () => {
    server.asked++;
    const refused = server.asked <= times;
    const said = refused ? { error: 'too_often', reason: 'wait a little' } : { title: 'Root' };
    const headers = { 'content-type': 'application/json', 'retry-after': '2' };
    return new Response(JSON.stringify(said), { status: refused ? 429 : 200, headers });
  });
  return server;
}

test('what was asked for too often is asked for again when the server says', async () => {
  const server = refusing(1);
  const found = call('GET', '/api/games');
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toEqual({ title: 'Root' });
  expect(server.asked).toBe(2);
});

test('a server that goes on refusing is believed', async () => {
  const server = refusing(9);
  const found = expect(call('GET', '/api/games')).rejects.toEqual(new ApiError(429, 'too_often', 'wait a little'));
  await vi.advanceTimersByTimeAsync(10_000);
  await found;
  expect(server.asked).toBe(3);
});

test('what changes something is never sent a second time', async () => {
  const server = refusing(1);
  await expect(call('POST', '/api/rooms')).rejects.toThrow('wait a little');
  expect(server.asked).toBe(1);
});
