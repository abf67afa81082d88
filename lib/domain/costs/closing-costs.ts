import { customaryAndClerks, ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { Source } from '@/lib/domain/costs/rates/rates-schema';

export interface ClosingCost {
  readonly id: ClosingCostId;
  readonly payer: 'Buyer' | 'Seller' | 'Varies';
  readonly source: Source;
}

/** When the costs below were last checked against their sources. */
export const closingCostsAsOf = `${ratesAsOf}T12:00:00.000Z`;

/** What a sale in New York costs besides the price, as guidance. */
const costs = [
  { id: 'stateTransferTax', payer: 'Seller', source: rates.stateTransferTax.source },
  { id: 'cityTransferTax', payer: 'Seller', source: rates.cityTransferTax.source },
  { id: 'mansionTax', payer: 'Buyer', source: rates.mansionTax.source },
  { id: 'supplementalTax', payer: 'Buyer', source: rates.supplementalTax.source },
  { id: 'peconicBayTax', payer: 'Buyer', source: sourceOf('southold') },
  { id: 'localTransferTaxes', payer: 'Varies', source: sourceOf('warwick') },
  { id: 'mortgageRecordingTax', payer: 'Buyer', source: rates.mortgageTax.city.source },
  { id: 'titleInsurance', payer: 'Buyer', source: rates.titleInsurance.zoneTwo.source },
  { id: 'attorney', payer: 'Buyer', source: rates.services.attorney.city.source },
  { id: 'searchAndRecording', payer: 'Buyer', source: customaryAndClerks },
] as const;
export type ClosingCostId = (typeof costs)[number]['id'];
export const closingCosts: readonly ClosingCost[] = costs;

function sourceOf(town: string): Source {
  const tax = rates.localTaxes[town];
  if (!tax) throw new RangeError(`${town} has no tax of its own`);
  return tax.source;
}
