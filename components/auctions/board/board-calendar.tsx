import Link from 'next/link';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import type { AuctionCalendar, CalendarDay } from '@/lib/domain/auctions/views/auction-calendar';
import type { BoardQuery, BoardView } from '@/lib/domain/search/query/board-query';
import { boardCalendar as copy } from '@/messages/auctions/board-calendar';
import { boardHref } from './board-links';
import { dayTitle, monthTitle } from './day-title';

interface BoardCalendarProps {
  readonly view: BoardView;
  readonly query: BoardQuery;
  readonly calendar: AuctionCalendar;
  readonly today: string;
}

/** A month of auction days. Each day with auctions links to its list, under the same filters. */
export function BoardCalendar({ view, query, calendar, today }: BoardCalendarProps) {
  const { month, weeks, previous, next } = calendar;
  return (
    <section aria-labelledby="calendar">
      <div className="flex items-center justify-between">
        <h2 id="calendar" className="scroll-mt-4 font-semibold">
          {monthTitle(month)}
        </h2>
        <nav aria-label={copy.months} className="-mr-2 flex">
          <MonthLink view={view} query={query} month={previous} icon={<ChevronLeftIcon />} />
          <MonthLink view={view} query={query} month={next} icon={<ChevronRightIcon />} />
        </nav>
      </div>
      <table className="w-full table-fixed text-center text-sm tabular-nums">
        <caption className="sr-only">{copy.auctionsByDay({ month: monthTitle(month) })}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-text-muted">
            {weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long} className="py-1.5 font-normal">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.find((each) => each !== null)?.day ?? index}>
              {week.map((each, weekday) => (
                <td key={weekdays[weekday]?.[1]} className="p-0.5">
                  {each && (
                    <Day
                      each={each}
                      isToday={each.day === today}
                      isShown={each.day === query.day}
                      href={boardHref('today', query, { day: each.day, month: null })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-text-muted">{copy.howCounted}</p>
    </section>
  );
}

const weekdays = [
  [copy.sun, copy.sunday],
  [copy.mon, copy.monday],
  [copy.tue, copy.tuesday],
  [copy.wed, copy.wednesday],
  [copy.thu, copy.thursday],
  [copy.fri, copy.friday],
  [copy.sat, copy.saturday],
] as const;

interface MonthLinkProps extends Pick<BoardCalendarProps, 'view' | 'query'> {
  readonly month: string | null;
  readonly icon: React.ReactNode;
}

const MonthLink = ({ view, query, month, icon }: MonthLinkProps) =>
  month && (
    <Link
      href={boardHref(view, query, { month })}
      prefetch={false}
      rel="nofollow"
      scroll={false}
      aria-label={copy.showMonth({ month: monthTitle(month) })}
      className="grid size-11 place-items-center rounded hover:bg-surface-muted"
    >
      {icon}
    </Link>
  );

interface DayProps {
  readonly each: CalendarDay;
  readonly isToday: boolean;
  readonly isShown: boolean;
  readonly href: string;
}

function Day({ each: { day, total }, isToday, isShown, href }: DayProps) {
  const number = Number(day.slice(8));
  const current = isShown ? 'page' : isToday ? 'date' : undefined;
  if (total === 0)
    return (
      <span aria-current={current} className="board-day">
        {number}
      </span>
    );
  return (
    <Link href={href} prefetch={false} rel="nofollow" aria-current={current} className="board-day">
      <span className="sr-only">{dayTitle(day).replace(/\d+$/, '')}</span>
      {number}
      <small>
        {copy.auctionsOfDay({ total, hidden: (children) => <span className="sr-only">{children}</span> })}
      </small>
    </Link>
  );
}
