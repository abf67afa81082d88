import type { Metadata } from 'next';
import { RecentHomes } from '@/components/favorites/recent-homes';
import { HiddenHomes, SavedHomes } from '@/components/favorites/saved-homes';
import { routes } from '@/lib/routes';
import { savedPage as copy } from '@/messages/favorites/saved-page';

export const metadata: Metadata = { title: copy.savedHomes, robots: { index: false } };

export default function SavedPage() {
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <h1 className="mb-6 border-b-2 border-primary pb-4 text-title font-semibold">{copy.savedHomes}</h1>
      <noscript>
        <p className="max-w-prose">
          {copy.savedHomesStored({
            link: (children) => (
              <a href={routes.properties} className="text-link">
                {children}
              </a>
            ),
          })}
        </p>
      </noscript>
      <div className="needs-script">
        {/* As high as one row of cards, so that the footer stays when there is none. */}
        <section aria-label={copy.savedHomes} className="min-h-[32.5rem]">
          <SavedHomes />
        </section>
        <HiddenHomes />
        <RecentHomes />
      </div>
    </div>
  );
}
