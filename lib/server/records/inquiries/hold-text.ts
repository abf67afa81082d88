import 'server-only';
import { type Held, heldTextOf } from '@/lib/domain/staff/held';
import type { Transaction } from '@/lib/server/platform/store/store';
import { reports } from './inquiry-collections';

/** Set if a reviewer reads the text before it is sent. */
export interface MaybeHeld {
  readonly isHeld?: true;
}

interface Holding {
  readonly reportId: string;
  readonly held: Held;
  readonly now: number;
}

/** Stores a text as a report for staff, instead of sending it. */
export function holdText(tx: Transaction, { reportId, held, now }: Holding): MaybeHeld {
  const { listingKey, slug, place: title, sellerId, text, uid } = heldTextOf(held);
  tx.create(reports, reportId, {
    ...{ reportId, listingKey, slug, title, sellerId, text, held },
    reason: 'discrimination',
    from: { uid, email: null },
    at: now,
    status: 'open',
  });
  return { isHeld: true };
}
