import { rates } from '@/lib/domain/costs/rates/rates';
import { counties, countyLabel } from '@/lib/domain/locations/counties';
import type { TaxedPlace } from './costed-sale';
import { localTaxName } from './deed-taxes';

/** The places that a buyer chooses from: each county, then each of its towns with a tax of its own. */
const choices = counties.flatMap((county) => [
  { value: county.slug, label: countyLabel(county), place: { county: county.name, town: null } },
  ...Object.entries(rates.localTaxes)
    .filter(([, tax]) => tax.county === county.name)
    .map(([town, { name }]) => ({
      value: town,
      label: `${county.name} County: ${name}`,
      place: { county: county.name, town },
    })),
]);

/** Labels by URL value. */
export const costPlaceLabels: Readonly<Record<string, string>> = Object.fromEntries(
  choices.map(({ value, label }) => [value, label]),
);

export const getCostPlace = (value: string): TaxedPlace | null =>
  choices.find((choice) => choice.value === value)?.place ?? null;

export const costPlaceValue = ({ county, town }: TaxedPlace): string =>
  town ?? choices.find(({ place }) => place.county === county)?.value ?? '';

export const costPlaceLabel = (place: TaxedPlace): string => costPlaceLabels[costPlaceValue(place)] ?? '';

/** Names of the town taxes in the county; empty when a town is chosen. */
export const otherTownsOf = ({ county, town }: TaxedPlace): readonly string[] =>
  town !== null
    ? []
    : Object.values(rates.localTaxes)
        .filter((tax) => tax.county === county)
        .map(localTaxName);
