import type { Metadata } from 'next';
import { BackToDesk } from '@/components/staff/desk/back-to-desk';
import { FoundSections } from '@/components/staff/desk/found-sections';
import { SearchForm } from '@/components/staff/search-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { EmptyState } from '@/components/ui/empty-state';
import { accountRoutes } from '@/lib/account-routes';
import { refuseStaff } from '@/lib/domain/accounts/staff-permission';
import { requireUser } from '@/lib/server/people/sessions/session';
import { searchEverything } from '@/lib/server/workflows/desk/search-everything';
import { searchPage as copy } from '@/messages/desk/search-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function StaffSearchPage({ searchParams }: PageProps<'/dashboard/admin/search'>) {
  const [user, { q }] = await Promise.all([requireUser(), searchParams]);
  if (refuseStaff(user)) return <StaffOnly />;
  const typed = typeof q === 'string' ? q : '';
  return (
    <>
      <BackToDesk />
      <h1 className="mt-3 text-title font-semibold">{copy.title}</h1>
      <SearchForm page={accountRoutes.staffSearch} label={copy.label} typed={typed} />
      {typed.trim() === '' ? (
        <p className="mt-4 max-w-prose text-text-muted">{copy.help}</p>
      ) : (
        <Results found={await searchEverything(user, typed)} />
      )}
    </>
  );
}

function Results({ found }: { readonly found: Awaited<ReturnType<typeof searchEverything>> }) {
  if (!found.ok) return <StaffOnly />;
  if (Object.values(found.value).every((each) => each.length === 0))
    return (
      <EmptyState title={copy.nothing} className="mt-8 max-w-3xl">
        {copy.help}
      </EmptyState>
    );
  return (
    <>
      <FoundSections {...found.value} />
      {found.value.drafts.length === 0 && <p className="mt-6 max-w-prose text-text-muted">{copy.noDrafts}</p>}
    </>
  );
}
