import { said, toDollars } from '@/lib/domain/drafts/fields/answers';
import { findPeopleWords } from '@/lib/domain/fair-housing/fair-housing';
import type { Listing } from '@/lib/domain/listings/listing';
import { fromEasternDay, toEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Faults, Typed } from '@/lib/domain/shared/form';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { hourMs } from './decide-offer';
import type { OfferTerms } from './offer';
import { contingencies, MESSAGE_MAX, validityHours } from './offer-vocabulary';

/** An offer or a counter-offer as its form says it. */
export interface Proposal {
  readonly terms: OfferTerms;
  readonly standsMs: number;
  readonly message: string;
}

const mostCents = 100_000_000_000;
const dayMs = 24 * hourMs;
const latestClosingMs = 365 * dayMs;

/** Parses what was typed for a home; refuses with one sentence for each field. `now` in ms. */
export function parseProposal(
  typed: Typed,
  { listingTerms }: Pick<Listing, 'listingTerms'>,
  now: number,
): Result<Proposal, Faults> {
  const price = toDollars(said(typed, 'price'));
  const earnestMoney = toDollars(said(typed, 'earnestMoney'));
  const financing = listingTerms.find((term) => term === said(typed, 'financing'));
  const standsMs = toValidity(typed);
  const faults = {
    ...priceFault(price),
    ...earnestFault(earnestMoney, price),
    ...(!financing && { financing: 'Choose how you would pay.' }),
    ...closingFault(said(typed, 'closingOn'), now),
    ...(standsMs === null && { stands: 'Choose how long it stands.' }),
    ...messageFault(said(typed, 'message')),
  };
  if (!financing || standsMs === null || price === null || earnestMoney === null || hasAny(faults))
    return refuse(faults);
  const terms: OfferTerms = {
    priceCents: price,
    financing,
    earnestMoneyCents: earnestMoney,
    closingOn: said(typed, 'closingOn'),
    contingencies: contingencies.filter((each) => said(typed, each) !== ''),
  };
  return ok({ terms, standsMs, message: said(typed, 'message') });
}

/** How long something stands, as chosen; null for anything else. */
export function toValidity(typed: Typed): number | null {
  const hours = validityHours.find((each) => `${each}` === said(typed, 'stands'));
  return hours === undefined ? null : hours * hourMs;
}

/** What a form about these terms begins with; the other way of `parseProposal`. */
export const typedOf = (terms: OfferTerms): Typed => ({
  price: inDollars(terms.priceCents),
  earnestMoney: inDollars(terms.earnestMoneyCents),
  financing: terms.financing,
  closingOn: terms.closingOn,
  ...Object.fromEntries(terms.contingencies.map((each) => [each, 'yes'])),
});

/**
 * What a new offer begins with: the earnest money that is asked for, where there is a price to take it of.
 */
export function usualTerms(home: Pick<Listing, 'listPriceCents' | 'saleTerms'>): Typed {
  const { listPriceCents, saleTerms } = home;
  if (listPriceCents === null) return {};
  const share = saleTerms?.earnestMoneyBasisPoints ?? 1_000;
  const earnest: Cents = cents(Math.round((listPriceCents * share) / 1_000_000) * 100);
  return { earnestMoney: inDollars(earnest) };
}

const inDollars = (amount: Cents): string => (amount / 100).toLocaleString('en-US');

const hasAny = (faults: Faults): boolean => Object.keys(faults).length > 0;

const priceFault = (price: Cents | null): Faults =>
  price === null || price < 100_00 || price > mostCents
    ? { price: 'Enter whole dollars from $100 to $1,000,000,000.' }
    : {};

function earnestFault(earnest: Cents | null, price: Cents | null): Faults {
  if (earnest === null) return { earnestMoney: 'Enter whole dollars, such as 40,000; 0 for none.' };
  return price !== null && earnest > price ? { earnestMoney: 'It must not be more than the price.' } : {};
}

function closingFault(day: string, now: number): Faults {
  const at = fromEasternDay(day);
  if (at === null) return { closingOn: 'Enter a day, such as 2027-01-29.' };
  if (day <= toEasternTime(now).date) return { closingOn: 'The closing must be after today.' };
  return at > now + latestClosingMs ? { closingOn: 'The closing must be within a year.' } : {};
}

function messageFault(message: string): Faults {
  if (message.length > MESSAGE_MAX) return { message: `Use at most ${MESSAGE_MAX} characters.` };
  const [first] = findPeopleWords(message);
  return first
    ? {
        message: `“${first.words}” speaks of people (${first.ground}). Fair housing law forbids choosing by it: speak of the purchase instead.`,
      }
    : {};
}
