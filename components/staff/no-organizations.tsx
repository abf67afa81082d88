import { EmptyState } from '@/components/ui/empty-state';
import * as copy from '@/messages/staff';

/** An empty list: nothing matches the search, or there is nothing to search. */
export const NoOrganizations = ({ isSearch }: { readonly isSearch: boolean }) =>
  isSearch ? (
    <EmptyState title={copy.noOrganizations.noOrganizationsFound} className="mt-8 max-w-3xl">
      {copy.noOrganizations.searchFirstLetters}
    </EmptyState>
  ) : (
    <EmptyState title={copy.noOrganizations.noOrganizationsYet} className="mt-8 max-w-3xl">
      {copy.noOrganizations.organizationsAppearOnce}
    </EmptyState>
  );
