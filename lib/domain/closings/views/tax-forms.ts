import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';

export type TaxForm = 'TP-584' | 'TP-584-NYC' | 'NYC-RPT' | 'RP-5217' | 'RP-5217NYC' | 'IT-2663' | 'IT-2664';

/**
 * The transfer tax and reporting forms of a closing, as guidance: the sides file them through their
 * attorneys. A co-op sells shares, so there is no deed for a county to record and report. The last one is for
 * a seller who lives outside New York.
 */
export function taxFormsOf(countyName: string | null, subType: PropertySubType | null): readonly TaxForm[] {
  const isCity = counties.some(({ name, borough }) => name === countyName && borough !== null);
  const isCoop = subType === 'StockCooperative';
  const taxes = isCity ? (['TP-584-NYC', 'NYC-RPT'] as const) : (['TP-584'] as const);
  if (isCoop) return [...taxes, 'IT-2664'];
  return [...taxes, isCity ? 'RP-5217NYC' : 'RP-5217', 'IT-2663'];
}
