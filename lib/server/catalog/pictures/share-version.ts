import 'server-only';
import { createHash } from 'node:crypto';

/** Rises with every change of how the picture is drawn, so that kept ones are not taken for the new ones. */
const design = 1;

/** Names what stands on the picture of a shared link: another name when a word changes. */
export const shareVersion = (words: object): string =>
  createHash('sha256')
    .update(JSON.stringify([design, words]))
    .digest('hex')
    .slice(0, 12);
