import { z } from 'zod';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';

/** Where a person may be bound to buy: a part of the limit stands behind each. Id: uid. */
export const bidExposuresSchema = z.object({
  uid: z.string(),
  /** The own maximum in each auction that may still be led. Cents. */
  maxima: z.record(z.string(), z.number().int()),
  /** Sales that may still be open. */
  saleIds: z.array(z.string()),
});
export type BidExposures = z.infer<typeof bidExposuresSchema>;

/**
 * What an auction binds a person to, in cents: the own maximum while they lead, and the price while a decision below the
 * reserve is open. A maximum that was beaten binds nobody, for no bid is ever voided. `own`: their row in it.
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

/** What is left of a limit for one more home, cents. */
export const leftOf = (limitCents: number, boundCents: number): number =>
  Math.max(0, limitCents - boundCents);

/** Why so much is too much for one more home, or null. */
export function overLimit(
  limitCents: number,
  boundCents: number,
  amountCents: number,
): Refusal<'over-limit'> | null {
  const leftCents = leftOf(limitCents, boundCents);
  if (amountCents <= leftCents) return null;
  return { reason: 'over-limit', limitCents, ...(leftCents < limitCents && { leftCents }) };
}

export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, each) => sum + each, 0);
