import Link from 'next/link';
import { dayTitle } from '@/components/auctions/board/day-title';
import { auctionDay as copy } from '@/messages/auctions/auction-day';

interface DayChoiceProps {
  readonly day: string;
  readonly today: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly hrefOf: (day: string) => string;
}

/** The shown day, with links to its neighbors that have lots. */
export const DayChoice = ({ day, today, previous, next, hrefOf }: DayChoiceProps) => (
  <nav
    aria-label={copy.days}
    className="mt-4 flex flex-wrap items-center gap-x-6 border-b border-line pb-1 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center"
  >
    <p className="text-base font-semibold" aria-current="date">
      <time dateTime={day}>{dayTitle(day)}</time>
      {day === today && <span className="font-normal text-text-muted"> · {copy.today}</span>}
    </p>
    {previous && (
      <Link href={hrefOf(previous)} className="text-link">
        {copy.earlier({ day: dayTitle(previous) })}
      </Link>
    )}
    {next && (
      <Link href={hrefOf(next)} className="text-link">
        {copy.later({ day: dayTitle(next) })}
      </Link>
    )}
  </nav>
);
