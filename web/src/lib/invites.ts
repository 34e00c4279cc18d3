// Links for friends. The server keeps only their hashes, so the browser that opened the room keeps the links themselves.

const NAME = 'lawspeaker-invites';

export function keptInvites(room: string): Record<string, string> {
  try {
    const all = JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Record<string, Record<string, string>>;
    return all[room] ?? {};
  } catch {
    return {};
  }
}

export function keepInvites(room: string, invites: Record<string, string>): void {
  const links = Object.fromEntries(
    Object.entries(invites).map(([seat, link]) => [seat, new URL(link, location.origin).href]),
  );
  try {
    const all = JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Record<string, unknown>;
    sessionStorage.setItem(NAME, JSON.stringify({ ...all, [room]: links }));
  } catch {
    // The host can make new links in the room.
  }
}
