'use client';

import { cardGrid } from '@/components/listings/card-grid';
import { CardList } from '@/components/listings/card-list';
import { CardSkeletons } from '@/components/listings/card-skeletons';
import { useCards } from '@/components/listings/use-cards';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { toggleUse, useMyHomes } from '@/lib/client/favorites/my-homes';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import { formatPlural } from '@/lib/format';
import { routes } from '@/lib/routes';
import { useAuth } from '@/providers/auth-provider';

/** Favorites stored in this browser, and those of the account while signed in. */
export function SavedHomes() {
  const isReady = useHydrated();
  const isSignedIn = useAuth().state === 'signed-in';
  const slugs = favoriteSlugs(useMyHomes().marks, 'saved');
  const { cards, gone, state, retry } = useCards(slugs);
  if (!isReady || (state === 'loading' && cards.length === 0)) return <CardSkeletons count={3} />;
  if (state === 'failed')
    return (
      <Notice tone="error" title="Your homes could not be loaded">
        Nothing is lost.{' '}
        <button type="button" onClick={retry} className="text-link">
          Try again
        </button>
      </Notice>
    );
  if (cards.length === 0 && gone.length === 0) return <NoneSaved />;
  return (
    <>
      <p className="mb-6 text-text-muted">
        {formatPlural(slugs.length - gone.length, 'home')}{' '}
        {isSignedIn ? (
          <>
            in your account.{' '}
            <a href={routes.watchList} className="text-link text-text">
              Their auctions as a calendar
            </a>
          </>
        ) : (
          <>
            in this browser.{' '}
            <a href={`${routes.signIn}?next=${routes.saved}`} className="text-link text-text">
              Sign in
            </a>{' '}
            to have them on every device.
          </>
        )}
      </p>
      {gone.length > 0 && <RemovedHomes slugs={gone} />}
      <CardList cards={cards} eager={3} className={cardGrid} />
    </>
  );
}

/** Hidden homes: addresses only, each with a button to show it again. */
export function HiddenHomes() {
  const isReady = useHydrated();
  const slugs = favoriteSlugs(useMyHomes().marks, 'hidden');
  const { cards } = useCards(slugs);
  const hidden = cards.filter(({ slug }) => slugs.includes(slug));
  if (!isReady || hidden.length === 0) return null;
  return (
    <section aria-labelledby="hidden" className="mt-16 max-w-3xl">
      <h2 id="hidden" className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
        Hidden from your results
      </h2>
      <ul className="divide-y divide-line border-b border-line">
        {hidden.map(({ slug, addressLines }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <a href={routes.property(slug)} className="hover:underline">
              {addressLines.join(', ')}
            </a>
            <Button
              variant="quiet"
              size="small"
              className="max-sm:-ml-3"
              aria-label={`Show again: ${addressLines[0]}`}
              onClick={() => toggleUse(slug, 'hidden')}
            >
              Show again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NoneSaved = () => (
  <EmptyState
    title="No home is saved yet"
    actions={
      <LinkButton href={routes.properties} variant="primary">
        Browse homes
      </LinkButton>
    }
  >
    Press the heart on a home to find it here again, with its price as it is then.
  </EmptyState>
);

const RemovedHomes = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <Notice tone="info" className="mb-8" title={`${formatPlural(slugs.length, 'home')} not shown anymore`}>
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        for (const slug of slugs) toggleUse(slug, 'saved');
      }}
    >
      Take off the list
    </Button>
  </Notice>
);
