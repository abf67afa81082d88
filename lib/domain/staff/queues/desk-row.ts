import type { Side } from '@/lib/domain/closings/closing-steps';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import type { NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import type { Report } from '@/lib/domain/staff/report';
import type { RowOwner } from './desk-claim';

interface Row {
  readonly rowId: string;
  /** An address or a name; empty if the rest of the row names it. */
  readonly title: string;
  /** Since when it waits, ms. */
  readonly since: number;
  readonly owner: RowOwner | null;
  /** True if another staff member must decide, because it concerns a home or a closing of the reader. */
  readonly isOwn: boolean;
}

/** A row of a queue. */
export type DeskRow =
  | (Row & {
      readonly queue: 'reviews';
      /** The draft in review, which also names its home. */
      readonly draft: Draft;
    })
  | (Row & { readonly queue: 'verifications'; readonly kind: SellerKind; readonly members: number })
  | (Row & { readonly queue: 'limits'; readonly askedCents: number })
  | (Row & {
      readonly queue: 'reports';
      readonly reason: Report['reason'];
      /** True if a text waits for the outcome, so somebody must read it. */
      readonly isHeld: boolean;
    })
  | (Row & {
      readonly queue: 'defaults';
      readonly side: Side;
      /** The person or organization that defaulted. */
      readonly uid: string;
      readonly priceCents: number;
    })
  | (Row & { readonly queue: 'relations'; readonly listingKey: string })
  | (Row & { readonly queue: 'documents'; readonly fault: string })
  | (Row & {
      readonly queue: 'mails';
      /** Null for mail to an address without an account. */
      readonly kind: NotificationKind | null;
      /** The recipient, if it is an account. */
      readonly uid: string | null;
    });

export type RowOf<Name extends DeskRow['queue']> = Extract<DeskRow, { queue: Name }>;
