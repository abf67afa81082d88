import { accessWords, conditionWords } from '@/lib/domain/listings/fact-words';
import { floodNotLookedUp } from '@/lib/domain/listings/risk-topics';
import { bySeller, bySource, nobodySays, type Statement, type ToldHome } from './risk-statement';

export const accessOf = (listing: ToldHome): Statement => ({
  value: accessWords[listing.access.kind],
  detail: listing.access.text,
  ...bySeller(listing),
  papers: [],
});

/** Not known if nobody inspected the inside, even if the outside was seen. Vacant land has no inside. */
export function conditionOf({ condition, propertyType }: ToldHome): Statement {
  const { rating, text } = condition;
  const isBareLand = propertyType === 'Land' && rating === 'NotInspected';
  const seen = rating === 'NotInspected' ? null : conditionWords[rating];
  return {
    value: isBareLand ? 'Land without a building' : seen,
    detail: text,
    ...bySource(condition),
    papers: ['ConditionReport', 'PropertyCondition'],
  };
}

/** The flood zone on FEMA's flood map. Older listings state it as a sentence in their disclosures. */
export function floodOf(listing: ToldHome): Statement {
  const { flood, disclosures } = listing;
  const sentence = disclosures.find(({ kind }) => kind === 'FloodZone')?.text;
  if (!flood) {
    if (sentence === undefined || sentence === floodNotLookedUp) return { ...nobodySays, papers: [] };
    return { value: 'In a mapped flood zone', detail: sentence, ...bySeller(listing), papers: [] };
  }
  return { ...floodWords(flood), ...bySource(flood), papers: ['PropertyCondition'] };
}

const floodWords = ({ standing, zone }: NonNullable<ToldHome['flood']>) =>
  standing === 'Inside'
    ? {
        value: `In a mapped flood zone${zone && `: ${zone}`}`,
        detail: 'A lender will ask for flood insurance.',
      }
    : { value: `Outside of the mapped flood zones${zone && `: ${zone}`}`, detail: null };
