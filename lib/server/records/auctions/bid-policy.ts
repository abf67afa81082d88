import 'server-only';
import type { BidPolicy } from '@/lib/domain/eligibility/bidder-eligibility';
import { env } from '@/lib/server/platform/env';

/** Reads the bidder rules from the configuration. */
export function bidPolicy(): BidPolicy {
  const { bidLimitWithoutReviewCents, freshSignInAboveCents } = env();
  return { withoutReviewCents: bidLimitWithoutReviewCents, freshSignInAboveCents };
}
