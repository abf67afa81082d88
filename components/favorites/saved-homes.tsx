'use client';

import { useEffect, useRef } from 'react';
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
import { routes } from '@/lib/routes';
import { savedHomes as copy } from '@/messages/favorites/saved-homes';
import { savedTabs } from '@/messages/favorites/saved-tabs';
import { useAuth } from '@/providers/auth-provider';

/** Favorites stored in this browser, and those of the account while signed in. */
export function SavedHomes() {
  const isReady = useHydrated();
  const isSignedIn = useAuth().state === 'signed-in';
  const slugs = favoriteSlugs(useMyHomes().marks, 'saved');
  const { cards: known, gone, state, retry } = useCards(slugs);
  const cards = known.filter(({ slug }) => slugs.includes(slug));
  const summary = useFocusAfterRemoval(cards.length);
  useEffect(() => {
    import('@/lib/client/favorites/favorites').then(
      ({ keepOffline }) => keepOffline(),
      () => {},
    );
  }, []);
  if (!isReady || (state === 'loading' && cards.length === 0)) return <CardSkeletons count={3} />;
  if (state === 'failed')
    return (
      <Notice tone="error" title={copy.couldntLoadHomes}>
        {copy.nothingLost}{' '}
        <button type="button" onClick={retry} className="text-link">
          {copy.tryAgain}
        </button>
      </Notice>
    );
  if (cards.length === 0 && gone.length === 0) return <NoneSaved />;
  return (
    <>
      <p ref={summary} tabIndex={-1} className="mb-6 text-text-muted">
        {isSignedIn
          ? copy.homesAccountGet({
              count: slugs.length - gone.length,
              link: (children) => (
                <a href={routes.watchList} className="text-link text-text">
                  {children}
                </a>
              ),
            })
          : copy.homesBrowserSign({
              count: slugs.length - gone.length,
              link: (children) => (
                <a href={`${routes.signIn}?next=${routes.saved}`} className="text-link text-text">
                  {children}
                </a>
              ),
            })}
      </p>
      {gone.length > 0 && <RemovedHomes slugs={gone} />}
      <h2 className="sr-only">{savedTabs.homes}</h2>
      <CardList cards={cards} eager={3} className={cardGrid} />
    </>
  );
}

/** The removed card had the focus, so the summary takes it. */
function useFocusAfterRemoval(count: number) {
  const summary = useRef<HTMLParagraphElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) summary.current?.focus();
    before.current = count;
  }, [count]);
  return summary;
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
        {copy.hiddenResults}
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
              aria-label={copy.unhide({ addressLines: addressLines[0] })}
              onClick={() => toggleUse(slug, 'hidden')}
            >
              {copy.unhideLabel}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NoneSaved = () => (
  <EmptyState
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

const RemovedHomes = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <Notice tone="info" className="mb-8" title={copy.homesNoLonger({ slugs: slugs.length })}>
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        for (const slug of slugs) toggleUse(slug, 'saved');
      }}
    >
      {copy.removeList}
    </Button>
  </Notice>
);
