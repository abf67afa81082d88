import { customary, customaryAndClerks, ratesAsOf, together } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { Sourced } from '@/lib/domain/costs/rates/rates-schema';

export interface ClosingCost {
  readonly id: ClosingCostId;
  readonly payer: 'Buyer' | 'Seller' | 'Varies';
  readonly rate: Sourced;
}

/** When the costs below were last checked against their sources. */
export const closingCostsAsOf = `${ratesAsOf}T12:00:00.000Z`;

const { mortgageTax } = rates;

/** What a sale in New York costs besides the price, as guidance. */
const costs = [
  { id: 'stateTransferTax', payer: 'Seller', rate: together(rates.stateTransferTax, rates.cityBaseTax) },
  { id: 'cityTransferTax', payer: 'Seller', rate: rates.cityTransferTax },
  { id: 'mansionTax', payer: 'Buyer', rate: rates.mansionTax },
  { id: 'supplementalTax', payer: 'Buyer', rate: rates.supplementalTax },
  { id: 'peconicBayTax', payer: 'Buyer', rate: rateOf('southold') },
  { id: 'localTransferTaxes', payer: 'Varies', rate: rateOf('warwick') },
  {
    id: 'mortgageRecordingTax',
    payer: 'Buyer',
    rate: together(mortgageTax.city, mortgageTax.yonkers, ...mortgageTax.counties),
  },
  { id: 'titleInsurance', payer: 'Buyer', rate: rates.titleInsurance.zoneTwo },
  { id: 'attorney', payer: 'Buyer', rate: rates.services.attorney.city },
  { id: 'searchAndRecording', payer: 'Buyer', rate: { ...customary, source: customaryAndClerks } },
] as const;
export type ClosingCostId = (typeof costs)[number]['id'];
export const closingCosts: readonly ClosingCost[] = costs;

function rateOf(town: string): Sourced {
  const tax = rates.localTaxes[town];
  if (!tax) throw new RangeError(`${town} has no tax of its own`);
  return tax;
}
