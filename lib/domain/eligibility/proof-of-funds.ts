import type { User } from '@/lib/domain/accounts/user';

const dayMs = 24 * 3_600_000;

/** So long the same amount needs no other review. */
export const FUNDS_FRESH_MS = 60 * dayMs;

/** Up to how much, in cents, and when, in ms, staff read in a proof that the money of a person is there. */
export interface ReviewedFunds {
  readonly cents: number;
  readonly at: number;
}

/** Whether a review of this amount has nothing new to say. `now` in ms. */
export const isReviewed = ({ funds }: Pick<User, 'funds'>, amountCents: number, now: number): boolean =>
  funds !== undefined && amountCents <= funds.cents && now < funds.at + FUNDS_FRESH_MS;
