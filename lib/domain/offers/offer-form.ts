import { answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { type Finding, findPhrases } from '@/lib/domain/listings/fair-housing/find-phrases';
import type { Listing } from '@/lib/domain/listings/listing';
import { inCount } from '@/lib/domain/shared/amounts';
import { fromEasternDay, toEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Typed } from '@/lib/domain/shared/form';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { hourMs } from './decide-offer';
import type { OfferTerms } from './offer';
import { contingencies, MESSAGE_MAX, validityHours } from './offer-vocabulary';

/** An offer or a counteroffer as parsed from its form. */
export interface OfferInput {
  readonly terms: OfferTerms;
  readonly standsMs: number;
  readonly message: string;
}

export type OfferFault =
  | {
      readonly code:
        | 'price'
        | 'earnest-money'
        | 'earnest-above-price'
        | 'financing'
        | 'no-date'
        | 'past-date'
        | 'far-date'
        | 'expiry'
        | 'long-message';
    }
  | ({ readonly code: 'people' } & Finding);
/** What is wrong, by field. */
export type OfferFaults = Readonly<Record<string, OfferFault>>;

const mostCents = 100_000_000_000;
const dayMs = 24 * hourMs;
const latestClosingMs = 365 * dayMs;

/** Parses the form for a listing; a refusal has one fault per invalid field. `now` in ms. */
export function parseOfferInput(
  typed: Typed,
  { listingTerms }: Pick<Listing, 'listingTerms'>,
  now: number,
): Result<OfferInput, OfferFaults> {
  const price = toDollars(answerOf(typed, 'price'));
  const earnestMoney = toDollars(answerOf(typed, 'earnestMoney'));
  const financing = listingTerms.find((term) => term === answerOf(typed, 'financing'));
  const standsMs = toValidity(typed);
  const faults = {
    ...priceFault(price),
    ...earnestFault(earnestMoney, price),
    ...(!financing && { financing: { code: 'financing' } as const }),
    ...closingFault(answerOf(typed, 'closingOn'), now),
    ...(standsMs === null && { stands: { code: 'expiry' } as const }),
    ...messageFault(answerOf(typed, 'message')),
  };
  if (!financing || standsMs === null || price === null || earnestMoney === null || hasAny(faults))
    return refuse(faults);
  const terms: OfferTerms = {
    priceCents: price,
    financing,
    earnestMoneyCents: earnestMoney,
    closingOn: answerOf(typed, 'closingOn'),
    contingencies: contingencies.filter((each) => answerOf(typed, each) !== ''),
  };
  return ok({ terms, standsMs, message: answerOf(typed, 'message') });
}

/** The chosen validity in ms; null for a value that the form does not offer. */
export function toValidity(typed: Typed): number | null {
  const hours = validityHours.find((each) => `${each}` === answerOf(typed, 'stands'));
  return hours === undefined ? null : hours * hourMs;
}

/** Initial form values for existing terms; the inverse of `parseOfferInput`. */
export const toFormValues = (terms: OfferTerms): Typed => ({
  price: inCount(terms.priceCents / 100),
  earnestMoney: inCount(terms.earnestMoneyCents / 100),
  financing: terms.financing,
  closingOn: terms.closingOn,
  ...Object.fromEntries(terms.contingencies.map((each) => [each, 'yes'])),
});

/** Initial values of a new offer: the seller's earnest money share (10% if unset) of a list price. */
export function initialTerms(home: Pick<Listing, 'listPriceCents' | 'saleTerms'>): Typed {
  const { listPriceCents, saleTerms } = home;
  if (listPriceCents === null) return {};
  const share = saleTerms?.earnestMoneyBasisPoints ?? 1_000;
  const earnest: Cents = cents(Math.round((listPriceCents * share) / 1_000_000) * 100);
  return { earnestMoney: inCount(earnest / 100) };
}

const hasAny = (faults: OfferFaults): boolean => Object.keys(faults).length > 0;

const priceFault = (price: Cents | null): OfferFaults =>
  price === null || price < 100_00 || price > mostCents ? { price: { code: 'price' } } : {};

function earnestFault(earnest: Cents | null, price: Cents | null): OfferFaults {
  if (earnest === null) return { earnestMoney: { code: 'earnest-money' } };
  return price !== null && earnest > price ? { earnestMoney: { code: 'earnest-above-price' } } : {};
}

function closingFault(day: string, now: number): OfferFaults {
  const at = fromEasternDay(day);
  if (at === null) return { closingOn: { code: 'no-date' } };
  if (day <= toEasternTime(now).date) return { closingOn: { code: 'past-date' } };
  return at > now + latestClosingMs ? { closingOn: { code: 'far-date' } } : {};
}

function messageFault(message: string): OfferFaults {
  if (message.length > MESSAGE_MAX) return { message: { code: 'long-message' } };
  const [first] = findPhrases(message, 'letter');
  return first ? { message: { code: 'people', ...first } } : {};
}
