import { rulesVersionOf, type Versioned } from '@/lib/domain/auctions/terms/rules-version';
import { clockSkewMs, oldestRequestMs } from './auction-clock';

/**
 * When the bid that set a maximum arrived, ms. Absent under rules version 1, which decides ties without it.
 */
export interface Arrival {
  readonly receivedAt?: number;
}

/** The arrival as the state stores it: empty under rules version 1. */
export const arrivalOf = (terms: Versioned, receivedAt: number): Arrival =>
  rulesVersionOf(terms) === 1 ? {} : { receivedAt };

/**
 * Whether a bid equal to the leader's maximum takes the lead: only if it arrived earlier and the queue
 * reordered the two. Two bids that arrived in the same millisecond keep their ledger order.
 */
export const winsTie = (receivedAt: number, leader: Arrival): boolean =>
  leader.receivedAt !== undefined && receivedAt < leader.receivedAt;

/**
 * Whether an arrival at `receivedAt` is too early to follow an entry at `at`, both ms. Arrival decides ties,
 * so nobody may claim one long before the latest entry. Rules version 1 has no such limit.
 */
export const isBackdated = (terms: Versioned, receivedAt: number, at: number): boolean =>
  rulesVersionOf(terms) !== 1 && receivedAt < at - oldestRequestMs - clockSkewMs;
