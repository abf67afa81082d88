import { Tabs } from '@/components/ui/tabs';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { savedTabs as copy } from '@/messages/favorites/saved-tabs';

/** The two pages of what a person saved. */
export const SavedTabs = ({ current }: { readonly current: 'homes' | 'searches' }) => (
  <div className="mb-6 mt-3">
    <Tabs
      label={copy.saved}
      tabs={[
        { href: routes.watchList, label: copy.homes, isCurrent: current === 'homes' },
        { href: accountRoutes.savedSearches, label: copy.searches, isCurrent: current === 'searches' },
      ]}
    />
  </div>
);
