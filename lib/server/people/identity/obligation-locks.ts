import 'server-only';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { accountDeletions, obligationLocks } from './identity-collections';

/**
 * Records that this commit creates an obligation for a person or an organization. A deletion of that account
 * reads this document first, so only one of the two commits succeeds. `by`: a unique name of the obligation.
 */
export const lockObligations = (tx: Transaction, id: string, by: string): void =>
  tx.set(obligationLocks, id, { by });

/** Whether the account or organization is under deletion. If so, nothing may be published for it. */
export const isBeingDeleted = async (tx: Reader, id: string): Promise<boolean> =>
  (await tx.get(accountDeletions, id)) !== null;
