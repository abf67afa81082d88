import 'server-only';
import { createHash } from 'node:crypto';

/** Increment with every change of the design, so that cached pictures are not reused. */
const designVersion = 1;

/** A hash of the text on the picture of a shared link. It changes with any word. */
export const shareVersion = (words: object): string =>
  createHash('sha256')
    .update(JSON.stringify([designVersion, words]))
    .digest('hex')
    .slice(0, 12);
