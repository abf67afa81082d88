import type { DecisionRefusalReason } from '@/lib/domain/auctions/terms/refusals';

/** The message for a person whose below-reserve decision is refused. */
export const decisionRefusalWords: Readonly<Record<DecisionRefusalReason, string>> = {
  'signed-out': 'Sign in again to decide. Nothing was decided.',
  'not-seller': 'Only the seller of this home decides below the reserve.',
  'not-high-bidder': 'Only the high bidder answers the counter-offer.',
  'over-limit':
    'This is above your bid limit. Ask for a higher one with a proof of funds before the time runs out. Nothing was decided.',
  'not-found': 'There is no such auction.',
  'not-due': 'The time to decide has not run out yet.',
  'too-late': 'The time to decide has run out. Nobody is bound.',
  'no-decision-open': 'There is nothing to decide anymore. The history of the auction says how it came out.',
  'invalid-amount': 'Name whole dollars above the high bid, up to your reserve.',
  'rate-limited': 'Too many tries in a short time. Wait a moment.',
  busy: 'The site is busy at this moment. Try again; nothing was decided.',
};
