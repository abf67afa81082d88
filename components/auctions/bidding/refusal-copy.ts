import type { Problem } from '@/lib/client/page/problem';
import { fieldNames } from '@/lib/domain/accounts/registration-copy';
import { formatMoment, formatMoney } from '@/lib/format';
import * as copy from '@/messages/auctions';

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
  const words = isKnown(reason) ? { ...bidRefusals[reason], next: nextSteps[reason] } : undefined;
  if (reason === 'too-low' && minimumCents !== null) {
    const minimum = formatMoney(minimumCents);
    return {
      title: copy.refusalCopy.maximumTooLow,
      text: copy.refusalCopy.nextBidHas({ minimum }),
      next: 'use-minimum',
    };
  }
  if (reason === 'not-above-own-maximum' && minimumCents !== null)
    return {
      title: copy.refusalCopy.alreadyLeadMaximum({ minimum: formatMoney(minimumCents - 100) }),
      text: copy.refusalCopy.raiseBidMore({ minimum: formatMoney(minimumCents) }),
      next: 'none',
    };
  if (reason === 'not-registered' && missing && missing.length < MOST_NAMED)
    return {
      title: copy.refusalCopy.littleMissingRegistration,
      text: copy.refusalCopy.weStillNeed({
        listOf: listOf(missing.map((field) => fieldNames[field] ?? field)),
      }),
      next: 'register',
    };
  if (reason === 'over-limit' && limitCents !== undefined)
    return {
      title:
        leftCents === undefined
          ? copy.refusalCopy.bidLimit({ limit: formatMoney(limitCents) })
          : copy.refusalCopy.bidLimitLeft({ left: formatMoney(leftCents) }),
      text: copy.refusalCopy.bidLowerMaximum({
        left:
          leftCents === undefined
            ? ''
            : `${copy.refusalCopy.restStandsBehind({ limit: formatMoney(limitCents) })} `,
      }),
      next: 'raise-limit',
    };
  if (reason === 'investor-wait' && until !== undefined)
    return {
      title: copy.refusalCopy.canBidFrom({ until: formatMoment(until) }),
      text: copy.refusalCopy.coveredInvestorsWait,
      next: 'none',
    };
  if (reason === 'owner-occupants-first' && until !== undefined)
    return {
      title: copy.refusalCopy.canBidFrom({ until: formatMoment(until) }),
      text: copy.refusalCopy.sellerLetsOnly,
      next: 'register',
    };
  return (
    words ?? {
      title: copy.refusalCopy.bidWasNot,
      text: detail ?? copy.refusalCopy.nothingWasBid,
      next: 'send-again',
    }
  );
}

/** The same for a refused purchase. */
export function purchaseRefusalWords(problem: Problem): RefusalWords {
  const { title, text, next } = bidRefusalWords(problem);
  if (problem.reason === 'over-limit') return { title, text: copy.refusalCopy.askHigherLimit, next };
  if (problem.reason === 'ended')
    return {
      title: copy.refusalCopy.auctionOver,
      text: copy.refusalCopy.somebodyBoughtFirst,
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

const { bidRefusals } = copy;
const nextSteps: Readonly<Record<keyof typeof bidRefusals, NextStep>> = {
  'signed-out': 'sign-in',
  'email-unverified': 'verify-email',
  'not-registered': 'register',
  'own-listing': 'none',
  'conflict-of-interest': 'none',
  suspended: 'none',
  'over-limit': 'raise-limit',
  'investor-wait': 'none',
  'owner-occupants-first': 'none',
  'lead-paint': 'none',
  'sign-in-again': 'sign-in-again',
  'not-found': 'none',
  'not-started': 'none',
  ended: 'none',
  cancelled: 'none',
  paused: 'none',
  'too-low': 'use-minimum',
  'not-above-own-maximum': 'none',
  'no-buy-now': 'none',
  'buy-now-over': 'none',
  'price-changed': 'none',
  'confirm-maximum': 'confirm',
  'invalid-amount': 'none',
  'key-reused': 'none',
  'rate-limited': 'send-again',
};

const isKnown = (reason: string): reason is keyof typeof bidRefusals => reason in bidRefusals;
