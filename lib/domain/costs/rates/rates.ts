import {
  cityBaseTax,
  cityTransferTax,
  countyTransferTaxes,
  grossUp,
  liensInBases,
  mansionTax,
  otherBases,
  sponsoredSellers,
  stateTransferTax,
  supplementalTax,
} from './deed-tax-rates';
import { localTaxes } from './local-tax-rates';
import { mortgageTax } from './mortgage-tax-rates';
import { newYorkCity } from './rate-sources';
import type { Rates } from './rates-schema';
import { recording } from './recording-rates';
import { eviction, insurance, loan, registration, services, tenants } from './service-rates';
import { titleInsurance } from './title-rates';

/**
 * The single list of New York rates, as guidance, not advice. Percentages apply to the full price or loan
 * unless stated; amounts are in cents. Change a rate together with its source and date; `rates.test.ts`
 * checks the schema, and `rate-rows.ts` shows every rate on a page.
 */
export const rates: Rates = {
  newYorkCity,
  stateTransferTax,
  cityBaseTax,
  countyTransferTaxes,
  cityTransferTax,
  mansionTax,
  supplementalTax,
  grossUp,
  liensInBases,
  otherBases,
  sponsoredSellers,
  localTaxes,
  mortgageTax,
  titleInsurance,
  services,
  recording,
  insurance,
  registration,
  eviction,
  tenants,
  loan,
};
