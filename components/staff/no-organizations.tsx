import { EmptyState } from '@/components/ui/empty-state';
import { noOrganizations as copy } from '@/messages/staff/no-organizations';

/** An empty list: nothing matches the search, or there is nothing to search. */
export const NoOrganizations = ({ isSearch }: { readonly isSearch: boolean }) =>
  isSearch ? (
    <EmptyState title={copy.noOrganizationsFound} className="mt-8 max-w-3xl">
      {copy.searchFirstLetters}
    </EmptyState>
  ) : (
    <EmptyState title={copy.noOrganizationsYet} className="mt-8 max-w-3xl">
      {copy.organizationsAppearOnce}
    </EmptyState>
  );
