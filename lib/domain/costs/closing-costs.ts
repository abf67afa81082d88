import { rates, ratesAsOf } from '@/lib/domain/costs/rates/rates';
import type { Source } from '@/lib/domain/costs/rates/rates-schema';
import * as words from './rate-copy';

export interface ClosingCost {
  readonly name: string;
  readonly payer: 'Buyer' | 'Seller' | 'Varies';
  readonly rate: string;
  readonly source: Source;
}

/** When the costs below were last checked against their sources. */
export const closingCostsAsOf = `${ratesAsOf}T12:00:00.000Z`;

/**
 * What a sale in New York costs besides the price, as guidance. Rates apply to the full price unless stated.
 */
export const closingCosts = {
  stateTransferTax: {
    name: 'State transfer tax',
    payer: 'Seller',
    rate: words.stateTransferWords,
    source: rates.stateTransferTax.source,
  },
  cityTransferTax: {
    name: 'New York City transfer tax',
    payer: 'Seller',
    rate: words.cityTransferWords,
    source: rates.cityTransferTax.source,
  },
  mansionTax: {
    name: 'Mansion tax',
    payer: 'Buyer',
    rate: words.mansionWords,
    source: rates.mansionTax.source,
  },
  supplementalTax: {
    name: 'Supplemental tax, New York City',
    payer: 'Buyer',
    rate: words.supplementalWords,
    source: rates.supplementalTax.source,
  },
  peconicBayTax: {
    name: 'Peconic Bay tax, eastern Suffolk',
    payer: 'Buyer',
    rate: words.peconicWords,
    source: sourceOf('southold'),
  },
  localTransferTaxes: {
    name: 'Other local transfer taxes',
    payer: 'Varies',
    rate: words.otherLocalWords,
    source: sourceOf('warwick'),
  },
  mortgageRecordingTax: {
    name: 'Mortgage recording tax',
    payer: 'Buyer',
    rate: words.mortgageWords,
    source: rates.mortgageTax.deduction.source,
  },
  titleInsurance: {
    name: 'Owner’s title insurance',
    payer: 'Buyer',
    rate: words.titleWords,
    source: rates.titleInsurance.zoneTwo.source,
  },
  attorney: {
    name: 'Your attorney',
    payer: 'Buyer',
    rate: words.attorneyWords,
    source: rates.attorney.city.source,
  },
  searchAndRecording: {
    name: 'Title search and recording',
    payer: 'Buyer',
    rate: words.recordingWords,
    source: { label: 'Customary range and county clerks', href: null },
  },
} as const satisfies Record<string, ClosingCost>;

function sourceOf(town: string): Source {
  const tax = rates.localTaxes[town];
  if (!tax) throw new RangeError(`${town} has no tax of its own`);
  return tax.source;
}
