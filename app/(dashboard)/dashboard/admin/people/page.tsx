import type { Metadata } from 'next';
import Link from 'next/link';
import { SearchForm } from '@/components/admin/search-form';
import { StaffOnly } from '@/components/admin/staff-only';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { formatDay } from '@/lib/format';
import { requireUser } from '@/lib/server/session';
import { findPeople } from '@/lib/server/staff/people';

export const metadata: Metadata = { title: 'People', robots: { index: false } };

export default async function PeoplePage({ searchParams }: PageProps<'/dashboard/admin/people'>) {
  const [user, said] = await Promise.all([requireUser(), searchParams]);
  const words = textOf(said.q);
  const mark = marks.map(([each]) => each).find((each) => each === said.only) ?? null;
  const page = await findPeople(user, { words, mark, after: textOf(said.after) || null });
  if (!page.ok) return <StaffOnly />;
  const { people, cursor } = page.value;
  return (
    <>
      <h1 className="text-title font-semibold">People</h1>
      <SearchForm page={accountRoutes.staffPeople} label="Name or e-mail" typed={words}>
        <SelectField id="only" name="only" label="Show" defaultValue={mark ?? ''}>
          <option value="">Everybody</option>
          {marks.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </SelectField>
      </SearchForm>
      {people.length === 0 && cursor === null ? (
        <EmptyState title="Nobody fits" className="mt-8 max-w-3xl">
          Search for how a name or an address begins.
        </EmptyState>
      ) : (
        <ul className="mt-6 max-w-5xl divide-y divide-line border-y border-line">
          {people.map(({ uid, name, email, role, suspension, createdAt }) => (
            <li key={uid} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0">
                <Link
                  href={accountRoutes.staffPerson(uid)}
                  prefetch={false}
                  className="break-words font-medium underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
                <p className="mt-1 break-words text-sm text-text-muted">
                  {email} · since {formatDay(createdAt)}
                </p>
              </div>
              <span className="flex gap-2">
                {role !== 'member' && <Badge tone="muted">{role === 'admin' ? 'Staff' : 'Seller'}</Badge>}
                {suspension && <Badge tone="danger">Suspended</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {cursor !== null && (
        <LinkButton
          href={`${accountRoutes.staffPeople}?${new URLSearchParams({ q: words, only: mark ?? '', after: cursor })}`}
          prefetch={false}
          className="mt-6"
        >
          Further people
        </LinkButton>
      )}
    </>
  );
}

const marks = [
  ['is:suspended', 'Suspended'],
  ['role:admin', 'Staff'],
] as const;

const textOf = (said: string | string[] | undefined): string => (typeof said === 'string' ? said : '');
