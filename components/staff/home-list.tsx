import Link from 'next/link';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { StaffHome } from '@/lib/domain/staff/staff-listing';
import { formatMoment } from '@/lib/format';
import { homeList as copy } from '@/messages/staff/home-list';

/** Published homes and the state of their auctions. */
export const HomeList = ({ homes }: { readonly homes: readonly StaffHome[] }) => (
  <ul className="mt-6 max-w-5xl divide-y divide-line border-y border-line">
    {homes.map((home) => (
      <li key={home.listingKey} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <div className="min-w-0">
          <Link
            href={accountRoutes.staffHome(home.listingKey)}
            prefetch={false}
            className="break-words font-medium underline-offset-4 hover:underline"
          >
            {home.title}
          </Link>
          <p className="mt-1 text-sm text-text-muted">
            {[home.listingId, home.seller.name, statusLabel(home.status), courseWords(home)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {home.auction && <AuctionBadge status={home.auction.status} />}
      </li>
    ))}
  </ul>
);

const courseWords = ({ auction }: StaffHome): string | null =>
  auction && copy.bidsEndTime({ bidCount: auction.bidCount, endsAt: formatMoment(auction.endsAt) });

type Status = NonNullable<StaffHome['auction']>['status'];

export const AuctionBadge = ({ status }: { readonly status: Status }) => (
  <Badge tone={tones[status]}>{auctionLabels[status]}</Badge>
);

const tones: Readonly<Record<Status, BadgeTone>> = {
  scheduled: 'upcoming',
  open: 'live',
  paused: 'waiting',
  settling: 'waiting',
  ended: 'done',
  cancelled: 'danger',
};

const auctionLabels: Readonly<Record<Status, string>> = {
  scheduled: copy.auctionScheduled,
  open: copy.auctionOpen,
  paused: copy.auctionPaused,
  settling: copy.auctionClosing,
  ended: copy.auctionEnded,
  cancelled: copy.auctionCanceled,
};
