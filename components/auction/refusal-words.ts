import type { Problem } from '@/lib/client/problem';
import { formatMoney } from '@/lib/format';

/** What the person can do next; the panel turns it into a button or a link. */
export type NextStep =
  | 'sign-in'
  | 'verify-email'
  | 'register'
  | 'use-minimum'
  | 'confirm'
  | 'send-again'
  | 'none';

export interface RefusalWords {
  readonly title: string;
  readonly text: string;
  readonly next: NextStep;
}

/** Words a refused bid: what happened, that nothing was bid, and what to do. */
export function wordRefusal({ reason, minimumCents, detail }: Problem): RefusalWords {
  const words = WORDS[reason];
  if (reason === 'too-low' && minimumCents !== null) {
    const minimum = formatMoney(minimumCents);
    return {
      title: 'Your maximum is too low',
      text: `The next bid has to be at least ${minimum}.`,
      next: 'use-minimum',
    };
  }
  if (reason === 'not-above-own-maximum' && minimumCents !== null)
    return {
      title: `You already lead with a maximum of ${formatMoney(minimumCents - 100)}`,
      text: `To raise it, bid ${formatMoney(minimumCents)} or more. It can never be lowered. Nothing was bid.`,
      next: 'none',
    };
  return (
    words ?? {
      title: 'Your bid was not placed',
      text: detail ?? 'Nothing was bid. Please try again.',
      next: 'send-again',
    }
  );
}

const WORDS: Readonly<Record<string, RefusalWords>> = {
  'signed-out': {
    title: 'Sign in to bid',
    text: 'Your amount is kept. After you sign in you can go on with this bid.',
    next: 'sign-in',
  },
  'email-unverified': {
    title: 'Confirm your e-mail address first',
    text: 'Open the link in the mail we sent you, then place the bid again. Nothing was bid.',
    next: 'verify-email',
  },
  'not-registered': {
    title: 'Register to bid first',
    text: 'Your legal name, a phone number and the terms: it takes a minute. Nothing was bid.',
    next: 'register',
  },
  'own-listing': {
    title: 'This is your own listing',
    text: 'Sellers never bid on what they sell. Nothing was bid.',
    next: 'none',
  },
  'conflict-of-interest': {
    title: 'You cannot bid here',
    text: 'Staff, the listing broker, people who share an identity with the seller and who belonged to it within a year never bid. Contact us if this is a mistake.',
    next: 'none',
  },
  suspended: {
    title: 'Your account cannot bid at present',
    text: 'Contact us to learn why and what to do. Nothing was bid.',
    next: 'none',
  },
  'over-limit': {
    title: 'This is above your bidding limit',
    text: 'Bid a lower maximum, or contact us to have your limit raised.',
    next: 'none',
  },
  'not-found': {
    title: 'This auction is not here any more',
    text: 'Reload the page. Nothing was bid.',
    next: 'none',
  },
  'not-started': {
    title: 'The auction has not started',
    text: 'Your amount is kept. Place the bid once the auction is open.',
    next: 'none',
  },
  ended: {
    title: 'The auction had ended',
    text: 'Your bid reached us after the end, so it does not count. Nothing was bid.',
    next: 'none',
  },
  cancelled: { title: 'The auction was cancelled', text: 'Nothing was bid.', next: 'none' },
  paused: {
    title: 'The auction is paused',
    text: 'Your amount is kept. The end moves by the length of the pause.',
    next: 'none',
  },
  'too-low': {
    title: 'Your maximum is too low',
    text: 'The price has risen. Look at the next minimum and bid again.',
    next: 'use-minimum',
  },
  'not-above-own-maximum': {
    title: 'Your maximum is already that high or higher',
    text: 'You are leading. To raise your maximum, it has to be at least $1 higher. It can never be lowered.',
    next: 'none',
  },
  'confirm-maximum': {
    title: 'Please check the amount',
    text: 'It is more than a quarter above the next minimum. Confirm it if that is what you mean.',
    next: 'confirm',
  },
  'invalid-amount': {
    title: 'That amount cannot be bid',
    text: 'Bids are in whole dollars, up to $1,000,000,000.',
    next: 'none',
  },
  'key-reused': {
    title: 'Your bid was not placed',
    text: 'This page sent two different bids as one. Reload the page and bid again.',
    next: 'none',
  },
  'rate-limited': {
    title: 'Too many bids in a short time',
    text: 'Wait a moment, then send it again. Nothing was bid.',
    next: 'send-again',
  },
};
