import type { Metadata } from 'next';
import { OwnCalendar } from '@/components/dashboard/calendar-subscription';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { alterCalendar } from '@/lib/actions/calendar';
import { dataRoutes } from '@/lib/data-routes';
import { firstOfAgenda, toAgenda } from '@/lib/domain/notifications/agenda';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { formatDay, formatMoment } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { getCalendarToken } from '@/lib/server/records/favorites/favorites';
import { listAgenda } from '@/lib/server/workflows/agenda/agenda';
import { calendarPage as copy } from '@/messages/dashboard/calendar-page';

export const metadata: Metadata = { title: copy.calendar, robots: { index: false } };

/** A bank with thousands of homes has thousands of dates. */
const maxShown = 300;

export default async function CalendarPage() {
  const user = await requireUser();
  const now = clock.now();
  const [entries, token] = await Promise.all([listAgenda(user, now), getCalendarToken(user.uid)]);
  const { days, left } = firstOfAgenda(toAgenda(entries, now), maxShown);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.calendar}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.auctionsHomesSaved}</p>
      {days.length === 0 ? (
        <NoDates />
      ) : (
        <ol className="mt-6 max-w-4xl">
          {days.map(({ day, entries: ofDay }) => (
            <li key={day} className="border-t border-line py-5 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-6">
              <h2 className="font-semibold">{formatDay(fromEasternDay(day) ?? now)}</h2>
              <ul className="mt-2 space-y-3 sm:mt-0">
                {ofDay.map(({ id, at, what, place, path }) => (
                  <li key={id}>
                    <a href={path} className="font-medium hover:underline">
                      {what}: {place}
                    </a>
                    <time dateTime={new Date(at).toISOString()} className="block text-sm text-text-muted">
                      {formatMoment(at)}
                    </time>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {left > 0 && (
        <p className="max-w-prose border-t border-line py-5 text-text-muted">{copy.more({ left })}</p>
      )}
      <OwnCalendar
        url={token && `${env().siteUrl}${dataRoutes.favoritesCalendar(token)}`}
        action={alterCalendar}
        page={accountRoutes.calendar}
      />
    </>
  );
}

const NoDates = () => (
  <EmptyState
    className="mt-6 max-w-4xl"
    title={copy.nothingComing}
    actions={
      <LinkButton href={pageRoutes.upcomingAuctions} variant="primary">
        {copy.seeUpcomingAuctions}
      </LinkButton>
    }
  >
    {copy.saveHomePlace}
  </EmptyState>
);
