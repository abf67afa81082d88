import type { Metadata } from 'next';
import { RecentHomes } from '@/components/favorites/recent-homes';
import { HiddenHomes, SavedHomes } from '@/components/favorites/saved-homes';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Saved homes', robots: { index: false } };

export default function SavedPage() {
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <h1 className="mb-6 border-b-2 border-primary pb-4 text-title font-semibold">Saved homes</h1>
      <noscript>
        <p className="max-w-prose">
          Your browser keeps the homes you save, and only JavaScript can read them there. Turn it on for this
          site and load the page again to see them. Without it you can{' '}
          <a href={routes.properties} className="text-link">
            look through all homes
          </a>{' '}
          and keep the page of one as a bookmark.
        </p>
      </noscript>
      <div className="needs-script">
        <section aria-label="Saved homes">
          <SavedHomes />
        </section>
        <HiddenHomes />
        <RecentHomes />
      </div>
    </div>
  );
}
