import type { BadgeTone } from '@/components/ui/badge';
import { termWords } from '@/lib/domain/listings/fact-copy';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import { contingencyLabels, statusWords } from '@/lib/domain/offers/offer-copy';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import * as copy from '@/messages/offers';

const auction = ` ${copy.offerCopy.auctionCanceledBefore}`;
const final = ` ${copy.offerCopy.cannotTakenBack}`;

export const acceptCopy = {
  label: copy.offerCopy.accept,
  bySeller: (hasAuction: boolean) =>
    copy.offerCopy.homeGoesOff({ hasAuction: hasAuction ? auction : '', final }),
  byBuyer: (hasAuction: boolean) =>
    copy.offerCopy.agreeTheseTerms({ hasAuction: hasAuction ? auction : '', final }),
  submit: (price: string) => copy.offerCopy.accept2({ price }),
};

/** Tone and label of an offer's status for one side. */
export function offerBadge(
  { status, turn, sealedUntil }: OfferView,
  side: Side,
): readonly [BadgeTone, string] {
  if (status === 'Accepted') return ['done', statusWords[status]];
  if (status !== 'Submitted' && status !== 'Countered') return ['muted', statusWords[status]];
  if (sealedUntil !== null) return ['waiting', copy.offerCopy.sealed];
  if (turn === side) return ['warning', copy.offerCopy.waits];
  return ['waiting', copy.offerCopy.waits2({ turn: turn ?? 'deadline' })];
}

/** `until Sat, Nov 21, 3:05 PM ET`, with the effect of the deadline. */
export function deadlineWords(
  { status, turn, sealedUntil, expiresAt }: OfferView,
  side: Side,
): string | null {
  if (status !== 'Submitted' && status !== 'Countered') return null;
  if (sealedUntil !== null)
    return copy.offerCopy.bestOffersOpened({ sealedUntil: formatMoment(sealedUntil) });
  const who = turn === side ? copy.offerCopy.answer : `The ${turn} may answer`;
  return copy.offerCopy.by({ who, expiresAt: formatMoment(expiresAt) });
}

export const closingWords = (day: string): string => {
  const at = fromEasternDay(day);
  return at === null ? day : formatDay(at);
};

/** Capitalized for the start of a cell or choice. */
export const financingWords = (term: OfferTerms['financing']): string =>
  `${termWords[term].charAt(0).toUpperCase()}${termWords[term].slice(1)}`;

export const contingencyList = ({ contingencies }: OfferTerms): string =>
  contingencies.length === 0
    ? copy.offerCopy.none
    : contingencies.map((each) => contingencyLabels[each]).join(', ');

/** `Reviewed by staff up to $380,000 on Nov 22, 2026`. */
export const fundsWords = (funds: DisclosedFunds | null): string =>
  funds
    ? copy.offerCopy.reviewedByStaff({ upTo: formatMoney(funds.upToCents), at: formatDay(funds.at) })
    : copy.offerCopy.noProofReviewed;

/** `$380,000, cash, earnest money $38,000, closing Feb 12, 2027; contingencies: Inspection`. */
export const termsLine = (terms: OfferTerms): string =>
  [
    formatMoney(terms.priceCents),
    termWords[terms.financing],
    `earnest money ${formatMoney(terms.earnestMoneyCents)}`,
    `closing ${closingWords(terms.closingOn)}`,
    `contingencies: ${contingencyList(terms)}`,
  ].join(' · ');
