import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import type { SampleBuilding } from './buildings';
import type { Random } from './drawing/random';

export interface FactsInput {
  readonly building: SampleBuilding;
  readonly seller: Listing['seller'];
  readonly valueCents: number;
  readonly taxRate: number;
  /** Milliseconds UTC. */
  readonly now: number;
  readonly random: Random;
}

export const isUnit = (kind: PropertyKind) => kind === 'condo' || kind === 'co-op';
export const isBusiness = (kind: PropertyKind) =>
  kind === 'commercial' || kind === 'mixed-use' || kind === 'apartment-building';
export const isLender = (seller: Listing['seller']) => seller.kind === 'bank' || seller.kind === 'servicer';
