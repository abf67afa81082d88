import { costPlaces } from '@/lib/domain/costs/sale/cost-places';
import { localTaxOf, type TaxedPlace } from '@/lib/domain/costs/sale/costed-sale';
import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { costPlaces as copy } from '@/messages/costs/cost-places';

/** `Suffolk County (Town of Southold)`. */
export function costPlaceLabel(place: TaxedPlace): string {
  const tax = localTaxOf(place);
  if (tax) return copy.town({ county: place.county, name: tax.name });
  return countyLabel(getCountyByName(place.county) ?? { name: place.county, borough: null });
}

/** Labels by URL value. */
export const costPlaceLabels: Readonly<Record<string, string>> = Object.fromEntries(
  costPlaces.map(({ value, place }) => [value, costPlaceLabel(place)]),
);
