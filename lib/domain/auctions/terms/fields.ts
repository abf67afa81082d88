import { z } from 'zod';
import { cents } from '@/lib/domain/shared/money';

/** The highest amount accepted as a bid: $1,000,000,000. */
export const highestAmountCents = cents(100_000_000_000);

export const centsField = z.int().min(0).max(highestAmountCents).transform(cents);
export const dollarsField = z.int().min(100).max(highestAmountCents).multipleOf(100).transform(cents);
export const instantField = z.int().min(0).describe('Unix time in milliseconds.');
/** 32 bytes in lowercase hex: a SHA-256 hash or a salt. */
export const hexField = z.string().regex(/^[0-9a-f]{64}$/);
export const aliasField = z.string().regex(/^Bidder [1-9]\d*$/);
/** Ids and versions: printable ASCII, so that their canonical JSON is unambiguous. */
export const nameField = z.string().regex(/^[!-~]{1,128}$/);
