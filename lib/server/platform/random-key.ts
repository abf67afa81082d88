import 'server-only';
import { randomInt } from 'node:crypto';

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

export const randomKey = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
