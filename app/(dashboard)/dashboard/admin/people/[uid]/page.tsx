import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { OpenDefaults } from '@/components/staff/desk/open-defaults';
import { DoneNotice } from '@/components/staff/done-notice';
import { LimitReview } from '@/components/staff/limit-review';
import { PersonForms } from '@/components/staff/person-forms';
import { StaffOnly } from '@/components/staff/staff-only';
import { LinkList, LogSection, StaffSection } from '@/components/staff/staff-section';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { formatDay, formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listTemplates } from '@/lib/server/workflows/desk/reason-templates';
import { readLimit } from '@/lib/server/workflows/staff/staff-bid-limits';
import { readPerson } from '@/lib/server/workflows/staff/staff-people';
import { personPage as copy } from '@/messages/staff/person-page';

export const metadata: Metadata = { title: copy.person, robots: { index: false } };

/** A member of a bank may have thousands. */
const homesShown = 100;

export default async function PersonPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/people/[uid]'>) {
  const [user, { uid }, { done, reason }] = await Promise.all([requireUser(), params, searchParams]);
  const [found, limit, templates] = await Promise.all([
    readPerson(user, uid),
    readLimit(user, uid),
    listTemplates(user),
  ]);
  if (!found.ok && found.reason === 'not-found') notFound();
  if (!found.ok || !limit.ok) return <StaffOnly />;
  const { person, bids, homes, defaults, log } = found.value;
  const { name, email, emailVerified, registration, suspension, createdAt } = person;
  const account = { email, emailVerified: String(emailVerified), createdAt: formatDay(createdAt) };
  return (
    <div className="max-w-4xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.staffPeople} className="text-link">
          {copy.people}
        </Link>
      </p>
      <h1 className="mt-3 break-words text-title font-semibold">{name}</h1>
      <p className="mt-2 break-words text-text-muted">
        {registration
          ? copy.sinceRegistered({
              ...account,
              legalName: registration.legalName,
              phone: registration.phone,
            })
          : copy.notConfirmedJoined(account)}
      </p>
      <DoneNotice done={done} />
      {suspension && (
        <div className="mt-6">
          <Notice tone="warning" title={copy.suspended({ by: suspension.by })}>
            {formatMoment(suspension.at)}: {suspension.reason}
          </Notice>
        </div>
      )}
      {person.role !== 'admin' && (
        <LimitReview
          person={person}
          limit={limit.value}
          templates={templates}
          chosenId={typeof reason === 'string' ? reason : null}
        />
      )}
      <OpenDefaults person={person} defaults={defaults} />
      <PersonForms person={person} isOwn={uid === user.uid} now={clock.now()} />
      {bids.length > 0 && (
        <StaffSection title={copy.homesBid} count={bids.length}>
          <LinkList
            rows={bids.map(({ listingKey, title, alias, at, status }) => ({
              href: accountRoutes.staffHome(listingKey),
              name: title,
              note: copy.bidNote({ alias, at: formatMoment(at), status }),
            }))}
          />
        </StaffSection>
      )}
      {defaults.length > 0 && (
        <StaffSection title={copy.defaults} count={defaults.length}>
          <LinkList
            rows={defaults.map(({ saleId, place, openedAt }) => ({
              href: accountRoutes.sale(saleId),
              name: place,
              note: copy.openedEndedDefault({ openedAt: formatDay(openedAt) }),
            }))}
          />
        </StaffSection>
      )}
      {homes.length > 0 && (
        <StaffSection title={copy.listings} count={homes.length}>
          <LinkList
            rows={homes.slice(0, homesShown).map(({ listingKey, title }) => ({
              href: accountRoutes.staffHome(listingKey),
              name: title,
            }))}
          />
          {homes.length > homesShown && (
            <p className="mt-3 text-text-muted">{copy.moreListings({ left: homes.length - homesShown })}</p>
          )}
        </StaffSection>
      )}
      <LogSection entries={log} empty={copy.noEntriesAccount} isLinked />
    </div>
  );
}
