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
import * as copy from '@/messages/favorites';

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
    ? copy.comparedFacts.n0Of({ rows: rows.length })
    : copy.comparedFacts.of({
        unknown: unknown.length,
        rows: rows.length,
        topic: unknown.map(topicLabel).join(', '),
      });
}

const facts: readonly (readonly [string, (home: ListingDetail) => string | null])[] = [
  [copy.comparedFacts.price, price],
  [copy.comparedFacts.totalCostBuy, wholePrice],
  [copy.comparedFacts.unknownRisks, notKnown],
  [copy.comparedFacts.saleStatus, ({ card }) => saleFigures(card).badge.text],
  [copy.comparedFacts.auctionEnds, ({ auction }) => (auction ? formatMoment(auction.endsAt) : none)],
  [copy.comparedFacts.propertyType, ({ listing }) => propertyLabel(listing)],
  [
    copy.comparedFacts.county,
    ({ listing }) => copy.comparedFacts.county2({ countyOrParish: listing.countyOrParish }),
  ],
  [copy.comparedFacts.bedrooms, ofBuilding(({ card }) => counted(card.bedrooms))],
  [copy.comparedFacts.bathrooms, ofBuilding(({ card }) => counted(card.bathrooms))],
  [copy.comparedFacts.livingArea, ofBuilding(({ card }) => areaOf(card.livingAreaSqft))],
  [copy.comparedFacts.lotSize, ({ card }) => (card.lotSqft === null ? null : lotSize(card.lotSqft))],
  [copy.comparedFacts.yearBuilt, ofBuilding(({ listing }) => listing.yearBuilt?.toString() ?? null)],
  [copy.comparedFacts.units, ofBuilding(({ listing }) => counted(listing.numberOfUnitsTotal))],
  [
    copy.comparedFacts.condition,
    ({ listing: { condition } }) =>
      condition.rating === 'NotInspected' ? null : conditionWords[condition.rating],
  ],
  [
    copy.comparedFacts.occupancy,
    ({ listing: { occupancy } }) => (occupancy.value === 'Unknown' ? null : occupancyLabel(occupancy.value)),
  ],
  [copy.comparedFacts.possession, ({ listing }) => possessionWords[listing.possession]],
  [copy.comparedFacts.deed, ({ listing }) => deedLabel(listing.deedType)],
  [copy.comparedFacts.titleInsurance, ({ listing }) => insuranceWords[listing.title.titleInsurance]],
  [
    copy.comparedFacts.propertyTax,
    ({ listing: { taxes } }) =>
      copy.comparedFacts.year({
        taxAnnualAmount: formatMoney(taxes.taxAnnualAmountCents),
        taxYear: taxes.taxYear,
      }),
  ],
  [copy.comparedFacts.backTaxesOwed, ({ listing: { taxes } }) => formatMoney(taxes.arrearsCents)],
  [
    copy.comparedFacts.hoaAssociationDues,
    ({ listing: { association } }) =>
      association
        ? copy.comparedFacts.dues({
            amount: formatMoney(association.feeCents),
            frequency: feeWords[association.frequency],
          })
        : copy.comparedFacts.none,
  ],
  [
    copy.comparedFacts.estimatedValue,
    ({ listing: { estimatedValue } }) => (estimatedValue ? formatMoney(estimatedValue.amountCents) : null),
  ],
  [
    copy.comparedFacts.financingAccepted,
    ({ listing }) => listing.listingTerms.map((term) => termWords[term]).join(', '),
  ],
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
  return words.amount && copy.comparedFacts.about({ amount: words.amount, note: words.note });
}

const areaOf = (sqft: number | null): string | null =>
  sqft === null ? null : copy.comparedFacts.sqFt({ area: formatCount(sqft) });
