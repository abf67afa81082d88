import type { Metadata } from 'next';
import { FoundList } from '@/components/staff/found-list';
import { SearchForm } from '@/components/staff/search-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/form/field';
import { accountRoutes } from '@/lib/account-routes';
import { formatDay } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { findPeople } from '@/lib/server/workflows/staff/staff-people';
import { peoplePage as copy } from '@/messages/staff/people-page';

export const metadata: Metadata = { title: copy.people, robots: { index: false } };

export default async function PeoplePage({ searchParams }: PageProps<'/dashboard/admin/people'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const words = textOf(params.q);
  const mark = marks.map(([each]) => each).find((each) => each === params.only) ?? null;
  const page = await findPeople(user, { words, mark, after: textOf(params.after) || null });
  if (!page.ok) return <StaffOnly />;
  const { people, cursor } = page.value;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.people}</h1>
      <SearchForm page={accountRoutes.staffPeople} label={copy.nameEmail} typed={words}>
        <SelectField id="only" name="only" label={copy.show} defaultValue={mark ?? ''}>
          <option value="">{copy.everyone}</option>
          {marks.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </SelectField>
      </SearchForm>
      {people.length === 0 && cursor === null ? (
        <EmptyState title={copy.noResults} className="mt-8 max-w-3xl">
          {copy.searchFirstLetters}
        </EmptyState>
      ) : (
        <FoundList
          rows={people.map(({ uid, name, email, role, suspension, createdAt }) => ({
            href: accountRoutes.staffPerson(uid),
            name,
            note: copy.joined({ email, createdAt: formatDay(createdAt) }),
            badges: (
              <span className="flex gap-2">
                {role !== 'member' && (
                  <Badge tone="muted">{role === 'admin' ? copy.staff : copy.seller}</Badge>
                )}
                {suspension && <Badge tone="danger">{copy.suspended}</Badge>}
              </span>
            ),
          }))}
          more={
            cursor === null
              ? null
              : {
                  href: `${accountRoutes.staffPeople}?${new URLSearchParams({ q: words, only: mark ?? '', after: cursor })}`,
                  label: copy.morePeople,
                }
          }
        />
      )}
    </>
  );
}

const marks = [
  ['is:suspended', copy.suspended],
  ['role:admin', copy.staff],
] as const;

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
