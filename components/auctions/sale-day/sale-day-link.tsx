import Link from 'next/link';
import { dayTitle } from '@/components/auctions/board/day-title';
import { pageRoutes } from '@/lib/page-routes';
import { saleDay as copy } from '@/messages/auctions/sale-day';

interface SaleDayLinkProps {
  readonly slug: string;
  readonly day: string;
  readonly sellerName: string;
  readonly homes: number;
}

/** From a home to the sale day that its auction is part of. */
export const SaleDayLink = ({ slug, day, sellerName, homes }: SaleDayLinkProps) => (
  <p className="mt-4 text-sm">
    <Link href={pageRoutes.saleDay(slug)} prefetch={false} className="text-link break-words">
      {copy.partOf({ seller: sellerName, day: dayTitle(day), homes })}
    </Link>
  </p>
);

/** More than that is in the calendar by day. */
const mostLinks = 6;

/** From the auction board to the next sale days. */
export function SaleDayLinks({ days }: { readonly days: readonly SaleDayLinkProps[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="sale-days" className="mt-4 border-t border-line pt-3 text-sm">
      <h2 id="sale-days" className="font-semibold">
        {copy.saleDays}
      </h2>
      <ul>
        {days.slice(0, mostLinks).map(({ slug, day, sellerName, homes }) => (
          <li key={slug} className="py-1.5">
            <Link href={pageRoutes.saleDay(slug)} prefetch={false} className="text-link break-words">
              {sellerName}
            </Link>
            <span className="block text-text-muted">{copy.dayAndHomes({ day: dayTitle(day), homes })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
