import type { BadgeTone } from '@/components/ui/badge';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { capitalize } from '@/lib/domain/shared/capitalize';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { financingTerms } from '@/messages/listings/financing-terms';
import { contingencyLabels } from '@/messages/offers/contingency-labels';
import { offerCopy as copy } from '@/messages/offers/offer-copy';
import { statusWords } from '@/messages/offers/status-words';

/** What accepting does, as `side` confirms it. */
export function acceptWords(side: Side, hasAuction: boolean): string {
  const sale = hasAuction ? 'auction' : 'fixed-price';
  return side === 'seller' ? copy.sellerAccepts({ sale }) : copy.buyerAccepts({ sale });
}

/** Tone and label of an offer's status for one side. */
export function offerBadge(
  { status, turn, sealedUntil }: OfferView,
  side: Side,
): readonly [BadgeTone, string] {
  if (status === 'Accepted') return ['done', statusWords[status]];
  if (status !== 'Submitted' && status !== 'Countered') return ['muted', statusWords[status]];
  if (sealedUntil !== null) return ['waiting', copy.sealed];
  if (turn === side) return ['warning', copy.needsResponse];
  return ['waiting', copy.waitingFor({ turn: turn ?? 'deadline' })];
}

/** `Respond by Sat, Nov 21, 3:05 PM ET`. */
export function deadlineWords(
  { status, turn, sealedUntil, isOpening, expiresAt }: OfferView,
  side: Side,
): string | null {
  if (status !== 'Submitted' && status !== 'Countered') return null;
  if (isOpening) return copy.beingOpened;
  if (sealedUntil !== null) return copy.highestBestOffers({ sealedUntil: formatMoment(sealedUntil) });
  const by = formatMoment(expiresAt);
  return turn === side
    ? copy.respondBy({ expiresAt: by })
    : copy.otherRespondsBy({ turn: turn ?? 'deadline', expiresAt: by });
}

export const closingWords = (day: string): string => {
  const at = fromEasternDay(day);
  return at === null ? day : formatDay(at);
};

/** Capitalized for the start of a cell or choice. */
export const financingWords = (term: OfferTerms['financing']): string => capitalize(financingTerms[term]);

export const contingencyList = ({ contingencies }: OfferTerms): string =>
  contingencies.length === 0 ? copy.none : contingencies.map((each) => contingencyLabels[each]).join(', ');

/** `Funds of up to $380,000 reviewed by staff on Nov 22, 2026`. */
export function fundsWords(funds: DisclosedFunds): string {
  const reviewed = { upTo: formatMoney(funds.upToCents), at: formatDay(funds.at) };
  return funds.isEnough ? copy.reviewedStaff(reviewed) : copy.reviewedBelowOffer(reviewed);
}

/** `$380,000 · cash · earnest money $38,000 · closing Feb 12, 2027 · contingencies: Inspection`. */
export const termsLine = (terms: OfferTerms): string =>
  copy.termsLine({
    price: formatMoney(terms.priceCents),
    financing: financingTerms[terms.financing],
    earnestMoney: formatMoney(terms.earnestMoneyCents),
    closing: closingWords(terms.closingOn),
    contingencies: contingencyList(terms),
  });
