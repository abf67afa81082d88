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
import { redFlagsOf, riskCountWords } from '@/lib/domain/risk-report/red-flags';
import { formatCount, formatMoment, formatMoney } from '@/lib/format';
import { comparedFacts as copy } from '@/messages/favorites/compared-facts';

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

/** Red flags and unknown risks of a home, counted and named, worst first. */
function redFlags({ listing, card }: ListingDetail): string {
  const count = riskCountWords(card.risks);
  const words = redFlagsOf(listing).map((flag) => flag.words);
  return words.length === 0 ? count : copy.counted({ count, flags: words.join('; ') });
}

const facts: readonly (readonly [string, (home: ListingDetail) => string | null])[] = [
  [copy.price, price],
  [copy.totalCostBuy, wholePrice],
  [copy.redFlags, redFlags],
  [copy.saleStatus, ({ card }) => saleFigures(card).badge.text],
  [copy.auctionEnds, ({ auction }) => (auction ? formatMoment(auction.endsAt) : none)],
  [copy.propertyType, ({ listing }) => propertyLabel(listing)],
  [copy.county, ({ listing }) => copy.county2({ countyOrParish: listing.countyOrParish })],
  [copy.bedrooms, ofBuilding(({ card }) => counted(card.bedrooms))],
  [copy.bathrooms, ofBuilding(({ card }) => counted(card.bathrooms))],
  [copy.livingArea, ofBuilding(({ card }) => areaOf(card.livingAreaSqft))],
  [copy.lotSize, ({ card }) => (card.lotSqft === null ? null : lotSize(card.lotSqft))],
  [copy.yearBuilt, ofBuilding(({ listing }) => listing.yearBuilt?.toString() ?? null)],
  [copy.units, ofBuilding(({ listing }) => counted(listing.numberOfUnitsTotal))],
  [
    copy.condition,
    ({ listing: { condition } }) =>
      condition.rating === 'NotInspected' ? null : conditionWords[condition.rating],
  ],
  [
    copy.occupancy,
    ({ listing: { occupancy } }) => (occupancy.value === 'Unknown' ? null : occupancyLabel(occupancy.value)),
  ],
  [copy.possession, ({ listing }) => possessionWords[listing.possession]],
  [copy.deed, ({ listing }) => deedLabel(listing.deedType)],
  [copy.titleInsurance, ({ listing }) => insuranceWords[listing.title.titleInsurance]],
  [
    copy.propertyTax,
    ({ listing: { taxes } }) =>
      copy.year({
        taxAnnualAmount: formatMoney(taxes.taxAnnualAmountCents),
        taxYear: taxes.taxYear,
      }),
  ],
  [copy.backTaxesOwed, ({ listing: { taxes } }) => formatMoney(taxes.arrearsCents)],
  [
    copy.hoaAssociationDues,
    ({ listing: { association } }) =>
      association
        ? copy.dues({
            amount: formatMoney(association.feeCents),
            frequency: feeWords[association.frequency],
          })
        : copy.none,
  ],
  [
    copy.estimatedValue,
    ({ listing: { estimatedValue } }) => (estimatedValue ? formatMoney(estimatedValue.amountCents) : null),
  ],
  [copy.financingAccepted, ({ listing }) => listing.listingTerms.map((term) => termWords[term]).join(', ')],
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
  return words.amount && copy.about({ amount: words.amount, note: words.note });
}

const areaOf = (sqft: number | null): string | null =>
  sqft === null ? null : copy.sqFt({ area: formatCount(sqft) });
