import 'server-only';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { accountDeletions, obligationLocks } from './identity-collections';

/**
 * Records in a commit that it gives a person or an organization a new obligation. Deleting that account reads this
 * document first, so only one of the two commits succeeds. `by` names the obligation and is unique.
 */
export const lockObligations = (tx: Transaction, id: string, by: string): void =>
  tx.set(obligationLocks, id, { by });

/** Whether this account or organization is being deleted: nothing is published for it. */
export const isBeingDeleted = async (tx: Reader, id: string): Promise<boolean> =>
  (await tx.get(accountDeletions, id)) !== null;
