// Asking the server for something; `api.ts` has what can be asked for.

import type { Code } from './protocol';

/** What went wrong, in a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Code,
    reason: string,
  ) {
    super(reason);
  }
}

const TOO_OFTEN = 429;
const TRIES = 3; // of what was asked for too often: whoever reloads a page again and again still gets to see it

type Query = Record<string, string | number | undefined>;

export async function call<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  let response = await fetch(path + asText(query), request);
  for (let tried = 1; method === 'GET' && response.status === TOO_OFTEN && tried < TRIES; tried++) {
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((done) => setTimeout(done, 1000 * seconds));
    response = await fetch(path + asText(query), request);
  }
  const text = await response.text();
  const found = text && response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : null;
  if (!response.ok) {
    const told = (found ?? {}) as { error?: Code; reason?: string };
    throw new ApiError(response.status, told.error ?? 'unknown', told.reason ?? response.statusText);
  }
  return found as T;
}

/** What is left empty is not asked for. */
function asText(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export function part(value: string | number): string {
  return encodeURIComponent(value);
}

/** Where the browser itself fetches a finished game from. */
export function exportAddress(room: string): string {
  return `/api/rooms/${part(room)}/export`;
}
