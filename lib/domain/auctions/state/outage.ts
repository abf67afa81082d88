import { toBiddingHours } from '@/lib/domain/auctions/terms/bidding-hours';
import { rulesVersionOf } from '@/lib/domain/auctions/terms/rules-version';
import type { PublicCore } from './public-state';

/** A gap of the server's heartbeat above this is an outage. */
export const outageGapMs = 15_000;
/** An auction that reopens stays open at least this long after the outage is entered. */
const reopeningNoticeMs = 2 * 3_600_000;
/** Under version 1 of the rules, a gap from this length on over the end. */
const rules1OutageMs = 60_000;

/** From the last heartbeat to the next one, ms. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

type Running = Pick<PublicCore, 'terms' | 'endsAt' | 'closures'>;

/** Whether a gap moves the end of an auction. */
export function isOutageOf(state: Running, { from, to }: Gap): boolean {
  const { terms, endsAt } = state;
  if (rulesVersionOf(terms) === 1) return to - from >= rules1OutageMs && from <= endsAt && endsAt < to;
  const touchesLastWindow = from <= endsAt && to > endsAt - terms.extensionWindowMs;
  return to - from > outageGapMs && touchesLastWindow && from >= coveredUntil(state);
}

/**
 * The part of a gap that counts. The time before the start, and time for which a pause or another outage entry already
 * moved the end, does not: two instances that see the same gap move the end once.
 */
export function countedGap(state: Running, { from, to }: Gap): Gap {
  if (rulesVersionOf(state.terms) === 1) return { from, to };
  return { from: Math.max(from, coveredUntil(state)), to };
}

const coveredUntil = ({ terms, closures }: Running): number =>
  closures.reduce((latest, { to }) => Math.max(latest, to), terms.startsAt);

/** The new end in milliseconds UTC, when the outage is entered at `at`. */
export function endAfterOutage({ terms, endsAt }: Running, { from, to }: Gap, at: number): number {
  const { extensionWindowMs } = terms;
  if (rulesVersionOf(terms) === 1) return to + extensionWindowMs;
  const extended = endsAt + (to - from) + extensionWindowMs;
  return at <= endsAt ? extended : toBiddingHours(Math.max(extended, at + reopeningNoticeMs));
}

/** When bids are refused for an outage, ms. An auction that was still open refuses none: its span is empty. */
export function closureOf({ terms, endsAt }: Running, { to }: Gap, at: number): Gap {
  if (rulesVersionOf(terms) === 1) return { from: endsAt + 1, to };
  return { from: Math.min(endsAt + 1, at), to: at };
}
