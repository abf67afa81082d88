import { rates } from '@/lib/domain/costs/rates/rates';
import type { CostLine } from './total-cost';

/** A county whose law on its transfer tax was to end on a day, and may have been extended. */
export interface EndedLaw {
  readonly county: string;
  readonly until: string;
}

/** The law of a county that may have ended; null for any other county. */
export function endedLawOf(county: string): EndedLaw | null {
  const until = rates.countyTransferTaxes[county]?.lawUntil ?? null;
  return until === null ? null : { county, until };
}

/** The laws behind the taxes in these lines that may have ended, each once. */
export function endedLawsOf(lines: readonly Pick<CostLine, 'name' | 'place'>[]): readonly EndedLaw[] {
  const counties = lines.flatMap(({ name, place }) => (name === 'county-transfer-tax' && place) || []);
  return [...new Set(counties)].flatMap((county) => endedLawOf(county) ?? []);
}
