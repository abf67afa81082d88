import { toBiddingHours } from '@/lib/domain/auctions/terms/bidding-hours';
import { rulesVersionOf } from '@/lib/domain/auctions/terms/rules-version';
import type { PublicCore } from './public-state';

/** A heartbeat gap longer than this is an outage. */
export const outageGapMs = 15_000;
/** A reopened auction stays open at least this long after the outage entry. */
const reopeningNoticeMs = 2 * 3_600_000;
/** Rules version 1: the shortest gap across the end that counts as an outage. */
const rules1OutageMs = 60_000;

/** A heartbeat gap, from the last heartbeat before it to the next one, ms. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

type Running = Pick<PublicCore, 'terms' | 'endsAt' | 'closures'>;

/** Whether a gap is an outage that moves the end of this auction. */
export function isOutageOf(state: Running, { from, to }: Gap): boolean {
  const { terms, endsAt } = state;
  if (rulesVersionOf(terms) === 1) return to - from >= rules1OutageMs && from <= endsAt && endsAt < to;
  const touchesLastWindow = from <= endsAt && to > endsAt - terms.extensionWindowMs;
  return to - from > outageGapMs && touchesLastWindow && from >= coveredUntil(state);
}

/**
 * The part of a gap that counts. Time before the start does not, nor does time for which a pause or another
 * outage entry already moved the end. So two instances that see the same gap move the end only once.
 */
export function countedGap(state: Running, { from, to }: Gap): Gap {
  if (rulesVersionOf(state.terms) === 1) return { from, to };
  return { from: Math.max(from, coveredUntil(state)), to };
}

const coveredUntil = ({ terms, closures }: Running): number =>
  closures.reduce((latest, { to }) => Math.max(latest, to), terms.startsAt);

/** The new end after an outage entry at `at`. All times in milliseconds UTC. */
export function endAfterOutage({ terms, endsAt }: Running, { from, to }: Gap, at: number): number {
  const { extensionWindowMs } = terms;
  if (rulesVersionOf(terms) === 1) return to + extensionWindowMs;
  const extended = endsAt + (to - from) + extensionWindowMs;
  return at <= endsAt ? extended : toBiddingHours(Math.max(extended, at + reopeningNoticeMs));
}

/**
 * The span in which bids are refused for an outage, ms. It is empty if the auction was still open at the
 * outage entry.
 */
export function closureOf({ terms, endsAt }: Running, { to }: Gap, at: number): Gap {
  if (rulesVersionOf(terms) === 1) return { from: endsAt + 1, to };
  return { from: Math.min(endsAt + 1, at), to: at };
}
