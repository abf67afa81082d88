import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AuditList } from '@/components/admin/audit-list';
import { DoneNotice } from '@/components/admin/done-notice';
import { LimitReview } from '@/components/admin/limit-review';
import { PersonForms } from '@/components/admin/person-forms';
import { StaffOnly } from '@/components/admin/staff-only';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { formatDay, formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/session';
import { readLimit } from '@/lib/server/staff/limits';
import { readPerson } from '@/lib/server/staff/people';

export const metadata: Metadata = { title: 'Person', robots: { index: false } };

export default async function PersonPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/people/[uid]'>) {
  const [user, { uid }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const [found, limit] = await Promise.all([readPerson(user, uid), readLimit(user, uid)]);
  if (!found.ok && found.reason === 'not-found') notFound();
  if (!found.ok || !limit.ok) return <StaffOnly />;
  const { person, bids, homes, defaults, log } = found.value;
  const { name, email, emailVerified, registration, suspension, createdAt } = person;
  return (
    <div className="max-w-4xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.staffPeople} className="text-link">
          People
        </Link>
      </p>
      <h1 className="mt-3 break-words text-title font-semibold">{name}</h1>
      <p className="mt-2 break-words text-text-muted">
        {email}, {emailVerified ? 'confirmed' : 'not confirmed'} · since {formatDay(createdAt)}
        {registration && ` · registered to bid as ${registration.legalName}, ${registration.phone}`}
      </p>
      <DoneNotice done={done} />
      {suspension && (
        <div className="mt-6">
          <Notice tone="warning" title={`Suspended by ${suspension.by}`}>
            {formatMoment(suspension.at)}: {suspension.reason}
          </Notice>
        </div>
      )}
      {person.role !== 'admin' && <LimitReview person={person} limit={limit.value} />}
      <PersonForms person={person} isOwn={uid === user.uid} now={Date.now()} />
      <Linked title="Bids on">
        {bids.map((bid) => (
          <li key={bid.listingKey} className="py-3">
            <Link
              href={accountRoutes.staffHome(bid.listingKey)}
              prefetch={false}
              className="text-link break-words"
            >
              {bid.title}
            </Link>{' '}
            <span className="text-sm text-text-muted">
              as {bid.alias}, last {formatMoment(bid.at)}, auction {bid.status}
            </span>
          </li>
        ))}
      </Linked>
      <Linked title="Sales not kept">
        {defaults.map(({ saleId, place, openedAt }) => (
          <li key={saleId} className="py-3">
            <Link href={accountRoutes.sale(saleId)} prefetch={false} className="text-link break-words">
              {place}
            </Link>{' '}
            <span className="text-sm text-text-muted">of {formatDay(openedAt)}, ended by a default</span>
          </li>
        ))}
      </Linked>
      <Linked title="Sells">
        {homes.map(({ listingKey, title }) => (
          <li key={listingKey} className="py-3">
            <Link
              href={accountRoutes.staffHome(listingKey)}
              prefetch={false}
              className="text-link break-words"
            >
              {title}
            </Link>
          </li>
        ))}
      </Linked>
      <section aria-labelledby="log" className="mt-12">
        <h2 id="log" className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
          Log
        </h2>
        {log.length === 0 ? (
          <p className="text-text-muted">Nothing was done to this account yet.</p>
        ) : (
          <AuditList entries={log} isLinked />
        )}
      </section>
    </div>
  );
}

function Linked({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly React.ReactNode[];
}) {
  if (children.length === 0) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {title} <span className="font-normal text-text-muted">{children.length}</span>
      </h2>
      <ul className="mt-2 divide-y divide-line border-b border-line">{children}</ul>
    </section>
  );
}
