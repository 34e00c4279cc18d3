// Cards on their way: from place to place in Europe, into hands and tableaus.

import { passing } from '../kit';

export const [send, receive] = passing();
