import { lotSize } from '@/components/listings/card-facts';
import { saleFigures } from '@/components/listings/sale-figures';
import { totalCostWords } from '@/components/listings/total-cost-copy';
import { redFlagWords, riskCountWords } from '@/lib/copy/listings/red-flag-words';
import { lotWords } from '@/lib/copy/lots/lot-words';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { conditionWords, feeWords, insuranceWords, possessionWords } from '@/lib/domain/listings/fact-copy';
import { deedLabel, occupancyLabel, propertyLabel } from '@/lib/domain/listings/labels';
import { redFlagsOf, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import { capitalize } from '@/lib/domain/shared/capitalize';
import { formatCount, formatMoment, formatMoney } from '@/lib/format';
import { comparedFacts as copy } from '@/messages/favorites/compared-facts';
import { financingTerms } from '@/messages/listings/financing-terms';

/** One row of a comparison: the value of each home with its unit; null if unknown. */
export interface ComparedFact {
  readonly term: string;
  readonly values: readonly (string | null)[];
  /** The homes, by index, whose value is the best, and in which sense; empty where none is or one is unknown. */
  readonly best: readonly number[];
  readonly bestLabel: string;
}

export interface Comparison {
  /** Facts that differ, what decides first. */
  readonly groups: readonly { readonly title: string; readonly facts: readonly ComparedFact[] }[];
  /** Facts that are the same for all homes. */
  readonly same: readonly ComparedFact[];
}

/** A single home has nothing to differ from, so all its facts are shown. */
export function compareHomes(homes: readonly ListingDetail[]): Comparison {
  const isSame = ({ values }: ComparedFact): boolean => homes.length > 1 && new Set(values).size === 1;
  const all = groups.map(({ title, facts }) => ({
    title,
    facts: facts.map((fact) => toComparedFact(fact, homes)),
  }));
  return {
    groups: all
      .map(({ title, facts }) => ({ title, facts: facts.filter((fact) => !isSame(fact)) }))
      .filter(({ facts }) => facts.length > 0),
    same: all.flatMap(({ facts }) => facts.filter(isSame)),
  };
}

interface Fact {
  readonly term: string;
  readonly words: (home: ListingDetail) => string | null;
  /** For facts where less or more is better for any buyer. Null where unknown. */
  readonly best?: {
    readonly label: string;
    readonly isLeast: boolean;
    readonly amounts: (homes: readonly ListingDetail[]) => readonly (number | null)[];
  };
}

function toComparedFact({ term, words, best }: Fact, homes: readonly ListingDetail[]): ComparedFact {
  return {
    term,
    values: homes.map(words),
    best: best ? bestOf(best.amounts(homes), best.isLeast) : [],
    bestLabel: best?.label ?? '',
  };
}

function bestOf(amounts: readonly (number | null)[], isLeast: boolean): readonly number[] {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length || new Set(known).size < 2) return [];
  const best = isLeast ? Math.min(...known) : Math.max(...known);
  return amounts.flatMap((amount, index) => (amount === best ? [index] : []));
}

type AmountOf = (home: ListingDetail) => number | null;
const least = (label: string, amountOf: AmountOf): NonNullable<Fact['best']> => ({
  label,
  isLeast: true,
  amounts: (homes) => homes.map(amountOf),
});
const most = (label: string, amountOf: AmountOf): NonNullable<Fact['best']> => ({
  ...least(label, amountOf),
  isLeast: false,
});

/** `–` if the fact does not apply, such as the bedrooms of a lot. */
const none = '–';
const ofBuilding =
  (fact: (home: ListingDetail) => string | null) =>
  (home: ListingDetail): string | null =>
    home.listing.propertyType === 'Land' ? none : fact(home);
const counted = (count: number | null): string | null => (count === null ? null : formatCount(count));

const priceFacts: readonly Fact[] = [
  { term: copy.price, words: price, best: { label: copy.lowest, isLeast: true, amounts: pricesOfOneKind } },
  {
    term: copy.totalCostBuy,
    words: wholePrice,
    best: least(copy.lowest, ({ card }) => card.wholePrice?.totalCents ?? null),
  },
  { term: copy.soldAs, words: ({ card }) => lotWords(card) || copy.alone },
  { term: copy.saleStatus, words: ({ card }) => saleFigures(card).badge.text },
  { term: copy.auction, words: auctionDate },
  {
    term: copy.estimatedValue,
    words: ({ listing: { estimatedValue } }) =>
      estimatedValue ? formatMoney(estimatedValue.amountCents) : null,
  },
  {
    term: copy.financingAccepted,
    words: ({ listing }) => capitalize(listing.listingTerms.map((term) => financingTerms[term]).join(', ')),
  },
];

const riskFacts: readonly Fact[] = [
  {
    term: copy.redFlags,
    words: ({ listing }) =>
      [riskCountWords(riskCountOf(listing)), ...redFlagsOf(listing).map(redFlagWords)].join('\n'),
    best: { label: copy.fewest, isLeast: true, amounts: redFlagCounts },
  },
  {
    term: copy.occupancy,
    words: ({ listing: { occupancy } }) =>
      occupancy.value === 'Unknown' ? null : occupancyLabel(occupancy.value),
  },
  { term: copy.possession, words: ({ listing }) => possessionWords[listing.possession] },
  {
    term: copy.condition,
    words: ({ listing: { condition } }) =>
      condition.rating === 'NotInspected' ? null : conditionWords[condition.rating],
  },
  { term: copy.deed, words: ({ listing }) => deedLabel(listing.deedType) },
  { term: copy.titleInsurance, words: ({ listing }) => insuranceWords[listing.title.titleInsurance] },
];

const homeFacts: readonly Fact[] = [
  { term: copy.propertyType, words: ({ listing }) => propertyLabel(listing) },
  {
    term: copy.county,
    words: ({ listing }) => copy.countyName({ countyOrParish: listing.countyOrParish }),
  },
  {
    term: copy.bedrooms,
    words: ofBuilding(({ card }) => counted(card.bedrooms)),
    best: most(copy.most, ({ card }) => card.bedrooms),
  },
  {
    term: copy.bathrooms,
    words: ofBuilding(({ card }) => counted(card.bathrooms)),
    best: most(copy.most, ({ card }) => card.bathrooms),
  },
  {
    term: copy.livingArea,
    words: ofBuilding(({ card }) => areaOf(card.livingAreaSqft)),
    best: most(copy.largest, ({ card }) => card.livingAreaSqft),
  },
  {
    term: copy.lotSize,
    words: ({ card }) => (card.lotSqft === null ? null : lotSize(card.lotSqft)),
    best: most(copy.largest, ({ card }) => card.lotSqft),
  },
  { term: copy.yearBuilt, words: ofBuilding(({ listing }) => listing.yearBuilt?.toString() ?? null) },
  { term: copy.units, words: ofBuilding(({ listing }) => counted(listing.numberOfUnitsTotal)) },
];

const yearlyFacts: readonly Fact[] = [
  {
    term: copy.propertyTax,
    words: ({ listing: { taxes } }) =>
      copy.year({ taxAnnualAmount: formatMoney(taxes.taxAnnualAmountCents), taxYear: taxes.taxYear }),
    best: least(copy.lowest, ({ listing }) => listing.taxes.taxAnnualAmountCents),
  },
  {
    term: copy.backTaxesOwed,
    words: ({ listing: { taxes } }) => formatMoney(taxes.arrearsCents),
    best: least(copy.lowest, ({ listing }) => listing.taxes.arrearsCents),
  },
  {
    term: copy.hoaAssociationDues,
    words: ({ listing: { association } }) =>
      association
        ? copy.dues({ amount: formatMoney(association.feeCents), frequency: feeWords[association.frequency] })
        : copy.none,
  },
];

const groups: readonly { readonly title: string; readonly facts: readonly Fact[] }[] = [
  { title: copy.priceAuction, facts: priceFacts },
  { title: copy.risks, facts: riskFacts },
  { title: copy.home, facts: homeFacts },
  { title: copy.taxesDues, facts: yearlyFacts },
];

/** Never a number without a label: a bid is not a list price. */
function price({ card }: ListingDetail): string | null {
  const { label, amountCents } = saleFigures(card).price;
  return amountCents === null ? null : `${label} ${formatMoney(amountCents)}`;
}

/** A bid that can still rise is not lower than a list price, so only prices of one kind are ranked. */
function pricesOfOneKind(homes: readonly ListingDetail[]): readonly (number | null)[] {
  const prices = homes.map(({ card }) => saleFigures(card).price);
  const isOneKind = new Set(prices.map(({ label }) => label)).size === 1;
  return prices.map(({ amountCents }) => (isOneKind ? amountCents : null));
}

/** Fewer red flags say nothing while more is unknown, so only homes with as much unknown are ranked. */
function redFlagCounts(homes: readonly ListingDetail[]): readonly (number | null)[] {
  const counts = homes.map(({ listing }) => riskCountOf(listing));
  const isComparable = new Set(counts.map(({ unknown }) => unknown)).size === 1;
  return counts.map(({ redFlags }) => (isComparable ? redFlags : null));
}

function auctionDate({ auction }: ListingDetail): string | null {
  if (auction === null) return none;
  const { status, startsAt, endsAt } = auction;
  if (status === 'cancelled') return copy.canceled;
  if (status === 'scheduled') return copy.starts({ at: formatMoment(startsAt) });
  const isOver = status === 'ended' || status === 'settling';
  return isOver ? copy.ended({ at: formatMoment(endsAt) }) : copy.ends({ at: formatMoment(endsAt) });
}

/** Approximate total cost in cash, at the next bid or the list price. */
function wholePrice({ card }: ListingDetail): string | null {
  const words = totalCostWords(card);
  if (!words) return none;
  return words.amount && copy.about({ amount: words.amount, note: words.note });
}

const areaOf = (sqft: number | null): string | null =>
  sqft === null ? null : copy.sqFt({ area: formatCount(sqft) });
