import type { Problem } from '@/lib/client/page/problem';
import { registrationFieldName } from '@/lib/copy/accounts/registration-field-name';
import { formatMoment, formatMoney } from '@/lib/format';
import { bidRefusals as bidRefusalsCopy } from '@/messages/auctions/bid-refusals';
import { purchaseRefusals as purchaseRefusalsCopy } from '@/messages/auctions/purchase-refusals';
import { refusalCopy as copy } from '@/messages/auctions/refusal-copy';

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

/** Text of a refused bid: that it was not placed, why, and what to do. */
export function bidRefusalWords(problem: Problem): RefusalWords {
  const words = wordsOf(problem, bidRefusalsCopy);
  if (!isKnown(problem.reason)) return words;
  return { ...words, text: copy.bidNotPlaced({ text: words.text }) };
}

/** The same for a refused purchase. */
export function purchaseRefusalWords(problem: Problem): RefusalWords {
  const words = wordsOf(problem, { ...bidRefusalsCopy, ...purchaseRefusalsCopy });
  if (!isKnown(problem.reason)) return { ...words, title: copy.purchaseWasNot };
  const text = problem.reason === 'over-limit' ? copy.requestHigherLimit : words.text;
  return { ...words, text: copy.purchaseNotPlaced({ text }) };
}

/** Text of what the bidder still needs, known before a bid was attempted. */
export const requirementWords = (problem: Problem): RefusalWords => wordsOf(problem, bidRefusalsCopy);

function wordsOf(problem: Problem, refusals: Refusals): RefusalWords {
  const { reason, minimumCents, limitCents, leftCents, hasOpenDefault, missing, until, detail } = problem;
  if (reason === 'too-low' && minimumCents !== null) {
    const minimum = formatMoney(minimumCents);
    return {
      title: copy.maximumTooLow,
      text: copy.nextBidMust({ minimum }),
      next: 'use-minimum',
    };
  }
  if (reason === 'not-above-own-maximum' && minimumCents !== null)
    return {
      title: copy.alreadyLeadingMaximum({ minimum: formatMoney(minimumCents - 100) }),
      text: copy.raiseMaximumBid({ minimum: formatMoney(minimumCents) }),
      next: 'none',
    };
  if (reason === 'not-registered' && missing && missing.length < MOST_NAMED)
    return {
      title: copy.finishRegistration,
      text: copy.stillNeed({
        listOf: listOf(missing.map(registrationFieldName)),
      }),
      next: 'register',
    };
  if (reason === 'over-limit' && hasOpenDefault)
    return { title: copy.bidLimit({ limit: formatMoney(0) }), text: copy.limitZeroText, next: 'none' };
  if (reason === 'over-limit' && limitCents !== undefined)
    return {
      title:
        leftCents === undefined
          ? copy.bidLimit({ limit: formatMoney(limitCents) })
          : copy.bidLimitAvailable({ left: formatMoney(leftCents) }),
      text:
        leftCents === undefined
          ? copy.bidLowerMaximum
          : copy.restBidLimit({ limit: formatMoney(limitCents) }),
      next: 'raise-limit',
    };
  if (reason === 'investor-wait' && until !== undefined)
    return {
      title: copy.canBid({ until: formatMoment(until) }),
      text: copy.coveredInvestorsMust,
      next: 'none',
    };
  if (reason === 'owner-occupants-first' && until !== undefined)
    return {
      title: copy.canBid({ until: formatMoment(until) }),
      text: copy.sellerLetsOnly,
      next: 'register',
    };
  if (isKnown(reason)) return { ...refusals[reason], next: nextSteps[reason] };
  return {
    title: copy.bidNotPlacedTitle,
    text: detail ?? copy.pleaseTryAgain,
    next: 'send-again',
  };
}

/** Someone who lacks more has no registration yet. */
const MOST_NAMED = 8;

/** `a, b and c`. */
const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

type KnownReason = keyof typeof bidRefusalsCopy;
type Refusals = Readonly<Record<KnownReason, Pick<RefusalWords, 'title' | 'text'>>>;

const nextSteps: Readonly<Record<KnownReason, NextStep>> = {
  'signed-out': 'sign-in',
  'email-unverified': 'verify-email',
  'not-registered': 'register',
  'own-listing': 'none',
  'conflict-of-interest': 'none',
  suspended: 'none',
  'related-bidder': 'none',
  'shared-device': 'none',
  'over-limit': 'raise-limit',
  'investor-wait': 'none',
  'owner-occupants-first': 'none',
  'lead-paint': 'none',
  'on-bid-list': 'none',
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

const isKnown = (reason: string): reason is KnownReason => reason in nextSteps;
