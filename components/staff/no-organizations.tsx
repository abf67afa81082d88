import { EmptyState } from '@/components/ui/empty-state';

/** An empty list: nothing matches the search, or there is nothing to search. */
export const NoOrganizations = ({ isSearch }: { readonly isSearch: boolean }) =>
  isSearch ? (
    <EmptyState title="No organizations found" className="mt-8 max-w-3xl">
      Search by the first letters of any word in the name.
    </EmptyState>
  ) : (
    <EmptyState title="There are no organizations yet" className="mt-8 max-w-3xl">
      They appear here as soon as a seller sets one up.
    </EmptyState>
  );
