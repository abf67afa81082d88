import type { Cents } from '@/lib/domain/money';
import type { BidEvent } from './events';
import type { Contest } from './price';

interface Leading {
  readonly bidderId: string;
  readonly maximumCents: Cents;
  readonly priceCents: Cents;
}

/** What a bid meets, where all maxima are known: a tie goes to the earlier bid. */
export function contestOf(before: Leading | null, { bidderId, maximumCents }: BidEvent['data']): Contest {
  if (before === null) return { kind: 'first', maximumCents };
  if (before.bidderId === bidderId) return { kind: 'raises', maximumCents, priceCents: before.priceCents };
  if (maximumCents <= before.maximumCents) {
    return { kind: 'loses', maximumCents, leaderMaximumCents: before.maximumCents };
  }
  return { kind: 'takes-lead', maximumCents, beatenCents: before.maximumCents };
}
