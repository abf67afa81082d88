import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';

export interface TaxForm {
  readonly name: string;
  readonly about: string;
}

/**
 * The transfer-tax and reporting forms of a closing, as guidance: the sides file them through their
 * attorneys. A co-op sells shares, so there is no deed for a county to record and report.
 */
export function taxFormsOf(countyName: string | null, subType: PropertySubType | null): readonly TaxForm[] {
  const isCity = counties.some(({ name, borough }) => name === countyName && borough !== null);
  const isCoop = subType === 'StockCooperative';
  const report = { name: isCity ? 'RP-5217NYC' : 'RP-5217', about: 'Real property transfer report' };
  const nonResident = {
    name: isCoop ? 'IT-2664' : 'IT-2663',
    about: 'Estimated income tax, only if the seller lives outside New York',
  };
  return [...transferTaxes(isCity), ...(isCoop ? [] : [report]), nonResident];
}

const transferTaxes = (isCity: boolean): readonly TaxForm[] =>
  isCity
    ? [
        { name: 'TP-584-NYC', about: 'State transfer tax in New York City' },
        { name: 'NYC-RPT', about: 'City transfer tax' },
      ]
    : [{ name: 'TP-584', about: 'State transfer tax' }];
