import Link from 'next/link';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import type { AuctionPhase } from '@/lib/server/catalog/listings/listings';
import { dayLinks as copy } from '@/messages/auctions/day-links';
import { dayTitle } from './day-title';

interface DayLinksProps {
  readonly phase: AuctionPhase;
  readonly calendar: readonly { readonly day: string; readonly total: number }[];
  /** Not needed for a single page. */
  readonly isShown: boolean;
}

/** Links to the first days of a long list. */
export function DayLinks({ phase, calendar, isShown }: DayLinksProps) {
  if (!isShown || calendar.length === 0) return null;
  return (
    <nav aria-label={copy.auctionsDay} className="mt-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {calendar.map(({ day, total }) => (
          <li key={day}>
            <Link href={pageRoutes.auctionsFrom(phase, day)} prefetch={false} className="text-link">
              {dayTitle(day)}
            </Link>{' '}
            <span className="text-text-muted">{formatCount(total)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
