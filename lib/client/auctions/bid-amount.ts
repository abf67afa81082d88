import { type Cents, cents } from '@/lib/domain/shared/money';
import { bidAmount as copy } from '@/messages/auctions/bid-amount';

export type TypedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'faulty'; readonly message: string }
  | { readonly kind: 'amount'; readonly amountCents: Cents };

const LARGEST_DOLLARS = 1_000_000_000;

/** Reads a typed amount: whole dollars, with or without `$`, commas and spaces. */
export function readAmount(typed: string): TypedAmount {
  const bare = typed.replaceAll(/[\s$,]/g, '');
  if (bare === '') return { kind: 'empty' };
  if (/^\d+\.\d*$/.test(bare) && !/^\d+\.0*$/.test(bare))
    return { kind: 'faulty', message: copy.bidWholeDollars };
  if (!/^\d+(\.0*)?$/.test(bare)) return { kind: 'faulty', message: copy.enterAmountDollars };
  const amount = Number.parseInt(bare, 10);
  if (amount > LARGEST_DOLLARS) return { kind: 'faulty', message: copy.thatsMoreSite };
  return { kind: 'amount', amountCents: cents(amount * 100) };
}

/**
 * The typo guard of the auction rules: a maximum bid above 1.25 times the minimum needs a second
 * confirmation.
 */
export const isUnusuallyHigh = (maximumCents: number, minimumCents: number): boolean =>
  maximumCents > 1.25 * minimumCents;
