import type { Metadata } from 'next';
import { HomeList } from '@/components/staff/home-list';
import { SearchForm } from '@/components/staff/search-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { EmptyState } from '@/components/ui/empty-state';
import { accountRoutes } from '@/lib/account-routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { findHomes } from '@/lib/server/workflows/staff/staff-listings';
import { homesPage as copy } from '@/messages/staff/homes-page';

export const metadata: Metadata = { title: copy.homesAuctions, robots: { index: false } };

export default async function HomesPage({ searchParams }: PageProps<'/dashboard/admin/homes'>) {
  const [user, { q }] = await Promise.all([requireUser(), searchParams]);
  const typed = typeof q === 'string' ? q : '';
  const homes = await findHomes(user, typed);
  if (!homes.ok) return <StaffOnly />;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.homesAuctions}</h1>
      <p className="mt-3 text-text-muted">{copy.allCurrentPast}</p>
      <SearchForm page={accountRoutes.staffHomes} label={copy.addressListingId} typed={typed} />
      {homes.value.length === 0 ? (
        <EmptyState title={copy.noResults} className="mt-8 max-w-3xl">
          {copy.searchPartAddress}
        </EmptyState>
      ) : (
        <HomeList homes={homes.value} />
      )}
    </>
  );
}
