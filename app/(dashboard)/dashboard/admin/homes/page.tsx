import type { Metadata } from 'next';
import { HomeList } from '@/components/staff/home-list';
import { SearchForm } from '@/components/staff/search-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { EmptyState } from '@/components/ui/empty-state';
import { accountRoutes } from '@/lib/account-routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { findHomes } from '@/lib/server/workflows/staff/staff-listings';

export const metadata: Metadata = { title: 'Homes and auctions', robots: { index: false } };

export default async function HomesPage({ searchParams }: PageProps<'/dashboard/admin/homes'>) {
  const [user, { q }] = await Promise.all([requireUser(), searchParams]);
  const typed = typeof q === 'string' ? q : '';
  const homes = await findHomes(user, typed);
  if (!homes.ok) return <StaffOnly />;
  return (
    <>
      <h1 className="text-title font-semibold">Homes and auctions</h1>
      <p className="mt-3 text-text-muted">What is published or was, auctions that are on first.</p>
      <SearchForm page={accountRoutes.staffHomes} label="Address, number or seller" typed={typed} />
      {homes.value.length === 0 ? (
        <EmptyState title="Nothing fits" className="mt-8 max-w-3xl">
          Search for a part of the address, for the number such as BNY-20000001, or for the seller’s name.
        </EmptyState>
      ) : (
        <HomeList homes={homes.value} />
      )}
    </>
  );
}
