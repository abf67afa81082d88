import { rulesVersionOf, type Versioned } from '@/lib/domain/auctions/terms/rules-version';
import { clockSkewMs, oldestRequestMs } from './auction-clock';

/** When the bid that set a maximum arrived, ms. Absent under version 1 of the rules, which decides ties without it. */
export interface Arrival {
  readonly receivedAt?: number;
}

/** What the state keeps of a bid's arrival. */
export const arrivalOf = (terms: Versioned, receivedAt: number): Arrival =>
  rulesVersionOf(terms) === 1 ? {} : { receivedAt };

/**
 * Whether a bid equal to the leader's maximum takes the lead: it does if it arrived earlier and the queue reordered the
 * two. Two bids that arrived in the same millisecond stay in the order of the ledger.
 */
export const winsTie = (receivedAt: number, leader: Arrival): boolean =>
  leader.receivedAt !== undefined && receivedAt < leader.receivedAt;

/**
 * Whether something that arrived then comes too late to follow an entry of `at`: arrival decides ties, so nobody may claim
 * one from long before. Version 1 of the rules has no such bound.
 */
export const isBackdated = (terms: Versioned, receivedAt: number, at: number): boolean =>
  rulesVersionOf(terms) !== 1 && receivedAt < at - oldestRequestMs - clockSkewMs;
