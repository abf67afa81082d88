import { z } from 'zod';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';

/** Auctions and closings in which a person may have to buy. Each uses a part of the bid limit. Id: uid. */
export const bidExposuresSchema = z.object({
  uid: z.string(),
  /** Maximum bid by auction id, for auctions that may still be open. Amounts in cents. */
  maxima: z.record(z.string(), z.number().int()),
  /** Ids of closings that may still be open. */
  saleIds: z.array(z.string()),
  /**
   * Standing bid lists by id. Each counts once, with its largest maximum, whatever it leads. In these auctions
   * only the list bids.
   */
  lists: z
    .record(z.string(), z.object({ auctionIds: z.array(z.string()), amountCents: z.number().int() }))
    .optional(),
});
export type BidExposures = z.infer<typeof bidExposuresSchema>;

/**
 * What a person may have to pay in an auction, in cents: their maximum while they lead, the price while a
 * below-reserve decision is open. An outbid maximum counts as zero, because bids are not voided and so it
 * cannot lead again. `own`: the person's row in the auction.
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

/** The standing bid list of the person that has this auction, with its id; null if there is none. */
export function bidListIn({ lists = {} }: BidExposures, auctionId: string): string | null {
  const found = Object.entries(lists).find(([, { auctionIds }]) => auctionIds.includes(auctionId));
  return found?.[0] ?? null;
}

/** The part of a limit that is left for another home, in cents. */
export const leftOf = (limitCents: number, exposureCents: number): number =>
  Math.max(0, limitCents - exposureCents);

/** The refusal of an amount above what is left of the limit, or null. Amounts in cents. */
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
