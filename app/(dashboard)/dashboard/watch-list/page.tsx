import type { Metadata } from 'next';
import { OwnCalendar } from '@/components/dashboard/calendar-subscription';
import { HiddenHomes } from '@/components/favorites/saved-homes';
import { SavedTabs } from '@/components/favorites/saved-tabs';
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
import { savedTabs } from '@/messages/favorites/saved-tabs';
import { watchListPage as copy } from '@/messages/favorites/watch-list-page';

export const metadata: Metadata = { title: copy.savedHomes, robots: { index: false } };

export default async function WatchListPage() {
  const user = await requireUser();
  const [marks, token] = await Promise.all([getFavorites(user.uid), getCalendarToken(user.uid)]);
  const saved = favoriteSlugs(marks, 'saved');
  const cards = await listCards(saved);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.savedHomes}</h1>
      <SavedTabs current="homes" />
      {saved.length > cards.length && (
        <p className="mt-3 text-text-muted">{copy.savedHomesArent({ saved: saved.length - cards.length })}</p>
      )}
      {cards.length === 0 ? (
        <NoneSaved />
      ) : (
        <>
          <h2 className="sr-only">{savedTabs.homes}</h2>
          <CardGrid cards={cards} eager={3} className="mt-8" />
        </>
      )}
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
    title={copy.noSavedHomes}
    actions={
      <LinkButton href={routes.properties} variant="primary">
        {copy.browseHomes}
      </LinkButton>
    }
  >
    {copy.selectHeartHome}
  </EmptyState>
);
