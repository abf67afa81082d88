import 'server-only';
import { createHash } from 'node:crypto';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import type { FilePath } from '@/lib/server/platform/files/files';

/** The key of a document. The same bytes sent by both sides are two documents. */
export const closingFileKey = (side: Side, sha256: string): string =>
  keyOf(createHash('sha256').update(`${side}:${sha256}`).digest('hex'));

/** Where a document is stored: in a folder named after the id of its closing, hashed to path-safe characters. */
export const closingFilePath = (saleId: string, key: string): FilePath =>
  `private/sales/${createHash('sha256').update(saleId).digest('hex').slice(0, 32)}/${key}.pdf`;
