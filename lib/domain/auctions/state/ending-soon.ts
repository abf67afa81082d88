import type { PublicState } from './public-state';

/** How long before the end of an auction its followers get a reminder, ms. */
export const endingSoonMs = 3_600_000;

/** Whether the auction takes bids and ends within the next hour. `now` in ms. */
export const isEndingSoon = ({ status, terms, endsAt }: PublicState, now: number): boolean =>
  status === 'running' && now >= terms.startsAt && now < endsAt && endsAt - now <= endingSoonMs;

/**
 * Whether late bids alone have moved the end. False after a pause or an outage, whose new end is announced
 * separately.
 */
export const isExtended = ({ status, terms, endsAt, closures }: PublicState): boolean =>
  status === 'running' && endsAt > terms.endsAt && closures.length === 0;
