import { lotSize } from '@/components/listings/card-facts';
import { saleFigures } from '@/components/listings/sale-figures';
import { totalCostWords } from '@/components/listings/total-cost-copy';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import {
  conditionWords,
  feeWords,
  insuranceWords,
  possessionWords,
  termWords,
} from '@/lib/domain/listings/fact-copy';
import { deedLabel, occupancyLabel, propertyLabel } from '@/lib/domain/listings/labels';
import { topicLabel } from '@/lib/domain/listings/risk-topics';
import { toRiskReport } from '@/lib/domain/risk-report/risk-report';
import { formatCount, formatMoment, formatMoney } from '@/lib/format';

/** One row of a comparison: the value of each home with its unit; null if unknown. */
export interface ComparedFact {
  readonly term: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export const comparedFacts = (homes: readonly ListingDetail[]): readonly ComparedFact[] =>
  facts.map(([term, of]) => {
    const values = homes.map(of);
    return { term, values, differs: new Set(values).size > 1 };
  });

/** `–` if the fact does not apply, such as the bedrooms of a lot. */
const none = '–';
const ofBuilding =
  (fact: (home: ListingDetail) => string | null) =>
  (home: ListingDetail): string | null =>
    home.listing.propertyType === 'Land' ? none : fact(home);
const counted = (count: number | null): string | null => (count === null ? null : formatCount(count));

/** Unknown risks of a home, counted and named. */
function notKnown({ listing }: ListingDetail): string {
  const { unknown, rows } = toRiskReport(listing);
  return unknown.length === 0
    ? `0 of ${rows.length}`
    : `${unknown.length} of ${rows.length}: ${unknown.map(topicLabel).join(', ')}`;
}

const facts: readonly (readonly [string, (home: ListingDetail) => string | null])[] = [
  ['Price', price],
  ['Price to own the keys', wholePrice],
  ['Risks not known', notKnown],
  ['Sale', ({ card }) => saleFigures(card).badge.text],
  ['Auction ends', ({ auction }) => (auction ? formatMoment(auction.endsAt) : none)],
  ['Kind', ({ listing }) => propertyLabel(listing)],
  ['County', ({ listing }) => `${listing.countyOrParish} County`],
  ['Bedrooms', ofBuilding(({ card }) => counted(card.bedrooms))],
  ['Bathrooms', ofBuilding(({ card }) => counted(card.bathrooms))],
  ['Living area', ofBuilding(({ card }) => withUnit(card.livingAreaSqft, 'sq ft'))],
  ['Lot', ({ card }) => (card.lotSqft === null ? null : lotSize(card.lotSqft).replace(/ lot$/, ''))],
  ['Year built', ofBuilding(({ listing }) => listing.yearBuilt?.toString() ?? null)],
  ['Units', ofBuilding(({ listing }) => counted(listing.numberOfUnitsTotal))],
  [
    'Condition',
    ({ listing: { condition } }) =>
      condition.rating === 'NotInspected' ? null : conditionWords[condition.rating],
  ],
  [
    'Occupancy',
    ({ listing: { occupancy } }) => (occupancy.value === 'Unknown' ? null : occupancyLabel(occupancy.value)),
  ],
  ['Possession', ({ listing }) => possessionWords[listing.possession]],
  ['Deed', ({ listing }) => deedLabel(listing.deedType)],
  ['Title insurance', ({ listing }) => insuranceWords[listing.title.titleInsurance]],
  [
    'Property tax',
    ({ listing: { taxes } }) => `${formatMoney(taxes.taxAnnualAmountCents)} a year (${taxes.taxYear})`,
  ],
  ['Tax arrears', ({ listing: { taxes } }) => formatMoney(taxes.arrearsCents)],
  [
    'Association',
    ({ listing: { association } }) =>
      association ? `${formatMoney(association.feeCents)} ${feeWords[association.frequency]}` : 'None',
  ],
  [
    'Estimated value',
    ({ listing: { estimatedValue } }) => (estimatedValue ? formatMoney(estimatedValue.amountCents) : null),
  ],
  ['Ways to pay', ({ listing }) => listing.listingTerms.map((term) => termWords[term]).join(', ')],
];

/** Never a number without a label: a bid is not a list price. */
function price({ card }: ListingDetail): string | null {
  const { label, amountCents } = saleFigures(card).price;
  return amountCents === null ? null : `${label} ${formatMoney(amountCents)}`;
}

/** Approximate total cost in cash, at the next bid or the list price. */
function wholePrice({ card }: ListingDetail): string | null {
  const words = totalCostWords(card);
  if (!words) return none;
  return words.amount && `About ${words.amount}. ${words.note}`;
}

function withUnit(amount: number | null, unit: string): string | null {
  return amount === null ? null : `${formatCount(amount)} ${unit}`;
}
