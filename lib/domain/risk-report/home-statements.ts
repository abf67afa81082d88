import { accessWords, conditionWords } from '@/lib/domain/listings/fact-copy';
import { floodNotLookedUp } from '@/lib/domain/listings/risk-topics';
import { bySeller, bySource, notStated, type RiskReportListing, type Statement } from './risk-statement';

export const accessOf = (listing: RiskReportListing): Statement => ({
  value: accessWords[listing.access.kind],
  detail: listing.access.text,
  ...bySeller(listing),
  papers: [],
});

/** Not known if nobody inspected the inside, even if the outside was seen. Vacant land has no inside. */
export function conditionOf({ condition, propertyType }: RiskReportListing): Statement {
  const { rating, text } = condition;
  const isBareLand = propertyType === 'Land' && rating === 'NotInspected';
  const seen = rating === 'NotInspected' ? null : conditionWords[rating];
  return {
    value: isBareLand ? 'Land with no buildings' : seen,
    detail: text,
    ...bySource(condition),
    papers: ['ConditionReport', 'PropertyCondition'],
  };
}

/** The flood zone on FEMA's flood map. Older listings state it as a sentence in their disclosures. */
export function floodOf(listing: RiskReportListing): Statement {
  const { flood, disclosures } = listing;
  const sentence = disclosures.find(({ kind }) => kind === 'FloodZone')?.text;
  if (!flood) {
    if (sentence === undefined || sentence === floodNotLookedUp) return { ...notStated, papers: [] };
    return { value: 'In a mapped flood zone', detail: sentence, ...bySeller(listing), papers: [] };
  }
  return { ...floodWords(flood), ...bySource(flood), papers: ['PropertyCondition'] };
}

/** In a mapped zone, as far as known. */
export const isInFloodZone = ({ flood, disclosures }: RiskReportListing): boolean =>
  flood
    ? flood.standing === 'Inside'
    : disclosures.some(({ kind, text }) => kind === 'FloodZone' && text !== floodNotLookedUp);

const floodWords = ({ standing, zone }: NonNullable<RiskReportListing['flood']>) =>
  standing === 'Inside'
    ? {
        value: `In a mapped flood zone${zone && `: ${zone}`}`,
        detail: 'Expect a lender to require flood insurance.',
      }
    : { value: `Outside the mapped flood zones${zone && `: ${zone}`}`, detail: null };
