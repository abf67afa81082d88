import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax } from '@/lib/domain/costs/rates/rates-schema';
import { counties } from '@/lib/domain/locations/counties';
import type { TaxedPlace } from './costed-sale';

/** The places that a buyer chooses from: each county, then each of its towns with a tax of its own. */
export const costPlaces: readonly { readonly value: string; readonly place: TaxedPlace }[] = counties.flatMap(
  (county) => [
    { value: county.slug, place: { county: county.name, town: null } },
    ...Object.entries(rates.localTaxes)
      .filter(([, tax]) => tax.county === county.name)
      .map(([town]) => ({ value: town, place: { county: county.name, town } })),
  ],
);

export const getCostPlace = (value: string): TaxedPlace | null =>
  costPlaces.find((choice) => choice.value === value)?.place ?? null;

export const costPlaceValue = ({ county, town }: TaxedPlace): string =>
  town ?? costPlaces.find(({ place }) => place.county === county)?.value ?? '';

/** The taxes of the towns in the county; empty when a town is chosen. */
export const otherTaxesOf = ({ county, town }: TaxedPlace): readonly LocalTax[] =>
  town !== null ? [] : Object.values(rates.localTaxes).filter((tax) => tax.county === county);
