import type { Metadata } from 'next';
import { OwnCalendar } from '@/components/dashboard/calendar-subscription';
import { HiddenHomes } from '@/components/favorites/saved-homes';
import { CardGrid } from '@/components/listings/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { alterCalendar } from '@/lib/actions/calendar';
import { dataRoutes } from '@/lib/data-routes';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import { routes } from '@/lib/routes';
import { listCards } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { getCalendarToken, getFavorites } from '@/lib/server/records/favorites/favorites';

export const metadata: Metadata = { title: 'Watch list', robots: { index: false } };

export default async function WatchListPage() {
  const user = await requireUser();
  const [marks, token] = await Promise.all([getFavorites(user.uid), getCalendarToken(user.uid)]);
  const saved = favoriteSlugs(marks, 'saved');
  const cards = await listCards(saved);
  return (
    <>
      <h1 className="text-title font-semibold">Watch list</h1>
      {saved.length > cards.length && (
        <p className="mt-3 text-text-muted">
          {saved.length - cards.length} of your homes cannot be seen at the moment. They come back by
          themselves if they are put up again.
        </p>
      )}
      {cards.length === 0 ? <NoneSaved /> : <CardGrid cards={cards} eager={3} className="mt-8" />}
      <OwnCalendar
        url={token && `${env().siteUrl}${dataRoutes.favoritesCalendar(token)}`}
        action={alterCalendar}
        page={routes.watchList}
      />
      <HiddenHomes />
    </>
  );
}

const NoneSaved = () => (
  <EmptyState
    className="mt-8"
    title="No home is on your list yet"
    actions={
      <LinkButton href={routes.properties} variant="primary">
        Browse homes
      </LinkButton>
    }
  >
    Press the heart on a home to find it here, on every device where you sign in.
  </EmptyState>
);
