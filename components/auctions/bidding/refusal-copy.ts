import type { Problem } from '@/lib/client/page/problem';
import { fieldNames } from '@/lib/domain/accounts/registration-copy';
import { formatMoment, formatMoney } from '@/lib/format';

/** The next step for the person; the panel renders it as a button or link. */
type NextStep =
  | 'sign-in'
  | 'verify-email'
  | 'register'
  | 'raise-limit'
  | 'sign-in-again'
  | 'use-minimum'
  | 'confirm'
  | 'send-again'
  | 'none';

export interface RefusalWords {
  readonly title: string;
  readonly text: string;
  readonly next: NextStep;
}

/** Text of a refused bid: what happened, that no bid was placed, and what to do. */
export function bidRefusalWords(problem: Problem): RefusalWords {
  const { reason, minimumCents, limitCents, leftCents, missing, until, detail } = problem;
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
  if (reason === 'not-registered' && missing && missing.length < MOST_NAMED)
    return {
      title: 'A little is missing of your registration',
      text: `We still need ${listOf(missing.map((field) => fieldNames[field] ?? field))}. Nothing was bid.`,
      next: 'register',
    };
  if (reason === 'over-limit' && limitCents !== undefined)
    return {
      title:
        leftCents === undefined
          ? `Your bid limit is ${formatMoney(limitCents)}`
          : `${formatMoney(leftCents)} of your bid limit is left`,
      text: `${leftCents === undefined ? '' : `Of ${formatMoney(limitCents)} the rest stands behind your other bids and purchases. `}Bid a lower maximum, or ask for a higher limit with a proof of funds. Your amount is kept. Nothing was bid.`,
      next: 'raise-limit',
    };
  if (reason === 'investor-wait' && until !== undefined)
    return {
      title: `You can bid from ${formatMoment(until)}`,
      text: 'Covered investors wait until a one- or two-family home has been listed for 90 days at its price (Real Property Law § 520). Nothing was bid.',
      next: 'none',
    };
  if (reason === 'owner-occupants-first' && until !== undefined)
    return {
      title: `You can bid from ${formatMoment(until)}`,
      text: 'The seller lets only people bid before who will live there. If you will, say so in your registration. Nothing was bid.',
      next: 'register',
    };
  return (
    words ?? {
      title: 'Your bid was not placed',
      text: detail ?? 'Nothing was bid. Please try again.',
      next: 'send-again',
    }
  );
}

/** The same for a refused purchase. */
export function purchaseRefusalWords(problem: Problem): RefusalWords {
  const { title, text, next } = bidRefusalWords(problem);
  if (problem.reason === 'over-limit')
    return { title, text: 'Ask for a higher limit with a proof of funds. Nothing was bought.', next };
  if (problem.reason === 'ended')
    return {
      title: 'The auction is over',
      text: 'Somebody bought it first, or it had ended. Nothing was bought.',
      next,
    };
  return {
    title: title
      .replace('Your bid was not placed', 'It was not bought')
      .replace('for a bid this high', 'for so high a price'),
    text: text
      .replace('Nothing was bid', 'Nothing was bought')
      .replace('then place the bid again', 'then buy again')
      .replace('Review the bid again', 'Try again')
      .replace('Your amount is kept. ', ''),
    next,
  };
}

/** Someone who lacks more has no registration yet. */
const MOST_NAMED = 8;

/** `a, b and c`. */
const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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
    text: 'Your legal name, address, phone number and the terms: it takes two minutes. Your amount is kept. Nothing was bid.',
    next: 'register',
  },
  'own-listing': {
    title: 'This is your own listing',
    text: 'Sellers cannot bid on their own listings. Your bid was not placed.',
    next: 'none',
  },
  'conflict-of-interest': {
    title: 'You cannot bid here',
    text: 'We refuse bids from staff, from the listing broker, and from accounts that share a name, household or organization with the seller or belonged to it within a year. If only the name is the same, write to us from the Contact page. Your bid was not placed.',
    next: 'none',
  },
  suspended: {
    title: 'Your account cannot bid at present',
    text: 'Contact us to learn why and what to do. Nothing was bid.',
    next: 'none',
  },
  'over-limit': {
    title: 'This is above your bid limit',
    text: 'Bid a lower maximum, or ask for a higher limit with a proof of funds. Nothing was bid.',
    next: 'raise-limit',
  },
  'investor-wait': {
    title: 'Covered investors cannot bid in this auction',
    text: 'The price of this home changed, and the 90 days of Real Property Law § 520 began again. They end after the auction. Nothing was bid.',
    next: 'none',
  },
  'owner-occupants-first': {
    title: 'Owner-occupants bid first',
    text: 'The seller gives people who will live there a head start. Come back when it is over. Nothing was bid.',
    next: 'none',
  },
  'lead-paint': {
    title: 'The terms on lead paint are missing',
    text: 'Review the bid again and accept them. Nothing was bid.',
    next: 'none',
  },
  'sign-in-again': {
    title: 'Sign in again for a bid this high',
    text: 'It needs a sign-in of the last 15 minutes. Your amount is kept. Nothing was bid.',
    next: 'sign-in-again',
  },
  'not-found': {
    title: 'This auction is not here anymore',
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
  cancelled: { title: 'The auction was canceled', text: 'Nothing was bid.', next: 'none' },
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
  'no-buy-now': {
    title: 'This home cannot be bought at once',
    text: 'The seller asks no such price. Bids decide.',
    next: 'none',
  },
  'buy-now-over': {
    title: 'A bid came first',
    text: 'It ended the buy-now price. Nothing was bought; place a bid if you still want the home.',
    next: 'none',
  },
  'price-changed': { title: 'The price has changed', text: 'Nothing was bought.', next: 'none' },
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
