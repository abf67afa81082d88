import 'server-only';
import type { Transaction } from '@/lib/server/platform/store/store';
import { accountDeletions, obligationLocks } from './identity-collections';

/**
 * Writes into a commit that it binds a person or an organisation. Who ends that account reads this before anything
 * else, so that of the two commits only one stands. `by` names what binds, and only once.
 */
export const lockObligations = (tx: Transaction, id: string, by: string): void => tx.set(obligationLocks, id, { by });

/** Whether this person or organisation has just ended: then nothing is published for them any more. */
export const isEnding = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.get(accountDeletions, id)) !== null;
