import 'server-only';
import { type DeskClaim, refuseClaimed } from '@/lib/domain/staff/queues/desk-claim';
import type { QueueName } from '@/lib/domain/staff/queues/queue';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { deskClaimId, deskClaims } from './desk-collections';

/** Who has taken a row; null if nobody has. */
export const readClaim = async (reader: Reader, queue: QueueName, rowId: string): Promise<DeskClaim | null> =>
  (await reader.get(deskClaims, deskClaimId(queue, rowId)))?.data ?? null;

/** For the decision on a row: whether another staff member has taken it. */
export const refuseTaken = async (
  tx: Reader,
  { queue, rowId, uid, now }: { queue: QueueName; rowId: string; uid: string; now: number },
): Promise<'claimed' | null> => refuseClaimed(await readClaim(tx, queue, rowId), uid, now);

/** Forgets who had taken a row, in the commit that decides on it. Call after `refuseTaken`. */
export const dropClaim = (tx: Transaction, queue: QueueName, rowId: string): void =>
  tx.delete(deskClaims, deskClaimId(queue, rowId));
