import type { BadgeTone } from '@/components/ui/badge';
import { termWords } from '@/lib/domain/listings/fact-words';
import type { ShownFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { contingencyLabels, statusWords } from '@/lib/domain/offers/offer-words';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';

/** Tone and label of an offer's status for one side. */
export function offerBadge(
  { status, turn, sealedUntil }: OfferView,
  side: Side,
): readonly [BadgeTone, string] {
  if (status === 'Accepted') return ['done', statusWords[status]];
  if (status !== 'Submitted' && status !== 'Countered') return ['muted', statusWords[status]];
  if (sealedUntil !== null) return ['waiting', 'Sealed'];
  if (turn === side) return ['warning', 'Waits for you'];
  return ['waiting', `Waits for the ${turn ?? 'deadline'}`];
}

/** `until Sat, Nov 21, 3:05 PM ET`, with the effect of the deadline. */
export function deadlineWords(
  { status, turn, sealedUntil, expiresAt }: OfferView,
  side: Side,
): string | null {
  if (status !== 'Submitted' && status !== 'Countered') return null;
  if (sealedUntil !== null) return `Best offers are opened ${formatMoment(sealedUntil)}`;
  const who = turn === side ? 'Answer' : `The ${turn} may answer`;
  return `${who} by ${formatMoment(expiresAt)}`;
}

export const closingWords = (day: string): string => {
  const at = fromEasternDay(day);
  return at === null ? day : formatDay(at);
};

/** Capitalized for the start of a cell or choice. */
export const financingWords = (term: OfferTerms['financing']): string =>
  `${termWords[term].charAt(0).toUpperCase()}${termWords[term].slice(1)}`;

export const contingencyList = ({ contingencies }: OfferTerms): string =>
  contingencies.length === 0 ? 'None' : contingencies.map((each) => contingencyLabels[each]).join(', ');

/** `Reviewed by staff up to $380,000 on Nov 22, 2026`. */
export const fundsWords = (funds: ShownFunds | null): string =>
  funds
    ? `Reviewed by staff up to ${formatMoney(funds.upToCents)} on ${formatDay(funds.at)}`
    : 'No proof reviewed';

/** `$380,000, cash, earnest money $38,000, closing Feb 12, 2027; contingencies: Inspection`. */
export const termsLine = (terms: OfferTerms): string =>
  [
    formatMoney(terms.priceCents),
    termWords[terms.financing],
    `earnest money ${formatMoney(terms.earnestMoneyCents)}`,
    `closing ${closingWords(terms.closingOn)}`,
    `contingencies: ${contingencyList(terms)}`,
  ].join(' · ');
