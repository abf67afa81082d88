import type { User } from '@/lib/domain/accounts/user';

const dayMs = 24 * 3_600_000;

/** How long a reviewed amount needs no further review. */
export const FUNDS_FRESH_MS = 60 * dayMs;

/** The amount in cents that staff saw in a proof of funds, and when they reviewed it, in ms. */
export interface ReviewedFunds {
  readonly cents: number;
  readonly at: number;
}

/** Whether this amount was reviewed recently enough. `now` in ms. */
export const isReviewed = ({ funds }: Pick<User, 'funds'>, amountCents: number, now: number): boolean =>
  funds !== undefined && amountCents <= funds.cents && now < funds.at + FUNDS_FRESH_MS;
