import type { PublicState } from './public-state';

/** So long before its end those who follow an auction are reminded. */
export const endingSoonMs = 3_600_000;

/** Whether it takes bids and has less than an hour to go. `now` in ms. */
export const isEndingSoon = ({ status, terms, endsAt }: PublicState, now: number): boolean =>
  status === 'running' && now >= terms.startsAt && now < endsAt && endsAt - now <= endingSoonMs;

/** Whether a late bid has moved the end. After a pause or an outage it was told anew by then. */
export const isExtended = ({ status, terms, endsAt, closures }: PublicState): boolean =>
  status === 'running' && endsAt > terms.endsAt && closures.length === 0;
