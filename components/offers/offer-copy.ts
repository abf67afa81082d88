import type { BadgeTone } from '@/components/ui/badge';
import { termWords } from '@/lib/domain/listings/fact-copy';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import { contingencyLabels, statusWords } from '@/lib/domain/offers/offer-copy';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';

const auction = ' Its auction is canceled before the first bid, with this reason in public.';
const final = ' This cannot be taken back here.';

/** Form texts of offers. */
export const offerCopy = {
  busy: 'Sending…',
};

export const offerFormCopy = {
  price: 'Price',
  priceHelp: 'Whole dollars.',
  earnestMoney: 'Earnest money',
  earnestMoneyHelp: 'Paid with the contract, into escrow. 10% is usual.',
  financing: 'Financing',
  financingEmpty: 'Choose one',
  closingOn: 'Closing on',
  contingencies: 'The contract depends on',
  contingenciesHelp: 'Leave all empty for an offer without conditions.',
  stands: 'It stands for',
  standsHelp: 'Without an answer in time it lapses.',
  toBuyer: 'To the buyer',
  toSeller: 'To the seller',
  messageHelp: 'About the purchase, not about people. Both sides keep it.',
  submit: 'Make this offer',
  submitSealed: 'Hand it in sealed',
  proof: 'Send a proof of funds first',
  anotherProof: 'Send another proof first',
};

export const acceptCopy = {
  label: 'Accept',
  bySeller: (hasAuction: boolean) =>
    `The home goes off the market for this buyer, and every other offer ends.${hasAuction ? auction : ''}${final}`,
  byBuyer: (hasAuction: boolean) =>
    `You agree to these terms, and the seller takes the home off the market for you.${hasAuction ? auction : ''}${final}`,
  submit: (price: string) => `Accept ${price}`,
};

export const counterCopy = { label: 'Counter', submit: 'Make this counter-offer' };

export const declineCopy = {
  label: 'Decline',
  text: 'The offer ends, and nobody is bound. This cannot be taken back.',
  submit: 'Decline it',
};

export const withdrawCopy = {
  label: 'Withdraw',
  text: 'Your offer ends, and nobody is bound. You may make another while the home is on the market.',
  submit: 'Withdraw the offer',
};

export const callCopy = { stands: 'Buyers have', submit: 'Ask for the highest and best' };

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
export const fundsWords = (funds: DisclosedFunds | null): string =>
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
