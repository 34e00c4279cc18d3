// The messages of the protocol as the app sorts them.

import type { ToClient, ToServer } from './protocol';

type Without<Message> = Message extends ToServer ? Omit<Message, 'id'> : never;

/** What can be asked for at a table; the socket puts the `id` in. */
export type Asked = Without<ToServer>;
/** Messages that answer one request, by its id. */
export type Reply = Extract<ToClient, { id: number }>;
/** Messages that tell what there is. */
export type News = Exclude<ToClient, Reply>;

export function isReply(message: ToClient): message is Reply {
  return 'id' in message;
}
