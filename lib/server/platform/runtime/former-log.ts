import 'server-only';
import { openCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import type { FormerLog } from '@/lib/domain/auctions/transparency/former-log';
import { env } from '@/lib/server/platform/env';
import { logOrigin } from './site-signer';

/**
 * The log that this one replaces after a backup was restored; null: none. Throws unless a former key of the site signed
 * its last checkpoint: the log would name it for good.
 */
export function readFormerLog(): FormerLog | null {
  const { formerCheckpoint, formerSigners } = env();
  if (formerCheckpoint === null) return null;
  const opened = openCheckpoint(formerCheckpoint, formerSigners);
  if ('fault' in opened)
    throw new Error('FORMER_CHECKPOINT: is not a checkpoint that a key in FORMER_SIGNERS signed.');
  const { origin, size, root } = opened;
  if (origin === logOrigin())
    throw new Error(`FORMER_CHECKPOINT: is of ${origin}, this log. Set LOG_NAME to a new name.`);
  return { origin, size, root };
}
