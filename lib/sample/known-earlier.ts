import type { Listing } from '@/lib/domain/listings/listing';

type Dated = Pick<Listing, 'occupancy' | 'condition' | 'title' | 'taxes' | 'estimatedValue'>;

/** The same facts, each known that much earlier, so that nothing was inspected after the sale. `byMs` from 0 up. */
export function knownEarlier<T extends Dated>(facts: T, byMs: number): T {
  const earlier = <D extends { readonly asOf: number }>(fact: D): D => ({ ...fact, asOf: fact.asOf - byMs });
  return {
    ...facts,
    occupancy: earlier(facts.occupancy),
    condition: earlier(facts.condition),
    title: earlier(facts.title),
    taxes: earlier(facts.taxes),
    estimatedValue: facts.estimatedValue && earlier(facts.estimatedValue),
  };
}
