import { z } from 'zod';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';

/** Auctions and closings in which a person may have to buy; each uses a part of the bid limit. Id: uid. */
export const bidExposuresSchema = z.object({
  uid: z.string(),
  /** The own maximum in each auction that may still be on. Cents. */
  maxima: z.record(z.string(), z.number().int()),
  /** Closings that may still be open. */
  saleIds: z.array(z.string()),
});
export type BidExposures = z.infer<typeof bidExposuresSchema>;

/**
 * What a person may have to pay in an auction, in cents: their maximum while they lead, the price while a decision below
 * the reserve is open. A beaten maximum counts nothing, because no bid is ever voided. `own`: their row in the auction.
 */
export function exposureIn(
  { status, priceCents, leader }: Pick<PublicState, 'status' | 'priceCents' | 'leader'>,
  own: { readonly alias: string; readonly maximumCents?: number | undefined },
): number {
  if (leader?.alias !== own.alias) return 0;
  switch (status) {
    case 'running':
    case 'paused':
      return own.maximumCents ?? 0;
    case 'undecided':
      return priceCents;
    case 'ended':
    case 'cancelled':
      return 0;
  }
}

/** What remains of a limit for one more home, cents. */
export const leftOf = (limitCents: number, exposureCents: number): number =>
  Math.max(0, limitCents - exposureCents);

/** The refusal of an amount above what remains of the limit, or null. */
export function overLimit(
  limitCents: number,
  exposureCents: number,
  amountCents: number,
): Refusal<'over-limit'> | null {
  const leftCents = leftOf(limitCents, exposureCents);
  if (amountCents <= leftCents) return null;
  return { reason: 'over-limit', limitCents, ...(leftCents < limitCents && { leftCents }) };
}

export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, each) => sum + each, 0);
