import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { type CostLine, totalCostOf } from '@/lib/domain/costs/total-cost';
import { allocate } from '@/lib/domain/shared/allocation';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { figuresOfListing } from './costed-listing';
import type { PublicListing } from './listing-card';

/** A home of a sold lot, with its part of the price and the transfer and mansion taxes on that part. */
export interface StatementHome {
  readonly listingKey: string;
  readonly place: string;
  readonly priceCents: Cents;
  readonly sellerTaxCents: Cents;
  readonly buyerTaxCents: Cents;
}

interface SoldHome {
  readonly listingKey: string;
  readonly place: string;
  readonly basisPoints: number;
  /** Null if it cannot be read; its taxes are then left out. */
  readonly listing: PublicListing | null;
}

/** How the price of a lot is split, and what is owed on each deed. The contract's terms are those of the lead. */
export function lotStatementOf(homes: readonly SoldHome[], priceCents: Cents): readonly StatementHome[] {
  const parts = allocate(
    priceCents,
    homes.map(({ basisPoints }) => basisPoints),
  );
  return homes.map(({ listingKey, place, listing }, index) => {
    const part = parts[index] ?? cents(0);
    const lines = listing ? totalCostOf(figuresOfListing(listing), part, ratesAsOf).lines : [];
    return {
      ...{ listingKey, place, priceCents: part },
      sellerTaxCents: taxOf(lines, 'Seller'),
      buyerTaxCents: taxOf(lines, 'Buyer'),
    };
  });
}

const deedTaxIds: ReadonlySet<CostLine['id']> = new Set([
  'state-transfer-tax',
  'county-transfer-tax',
  'city-transfer-tax',
  'local-transfer-tax',
  'mansion-tax',
]);

const taxOf = (lines: readonly CostLine[], side: CostLine['payer']): Cents =>
  cents(
    lines
      .filter(({ id, payer }) => deedTaxIds.has(id) && payer === side)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  );
