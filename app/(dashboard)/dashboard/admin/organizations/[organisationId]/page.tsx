import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { roleLabels } from '@/components/organizations/member-list';
import { DoneNotice } from '@/components/staff/done-notice';
import { OrganizationBadges } from '@/components/staff/organization-badges';
import { OrganizationForms } from '@/components/staff/organization-forms';
import { StaffOnly } from '@/components/staff/staff-only';
import { LinkList, LogSection, StaffSection } from '@/components/staff/staff-section';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { formatDay, formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { readOrganizationFile } from '@/lib/server/workflows/staff/staff-organizations';
import { organizationPage as copy } from '@/messages/staff/organization-page';
import { verificationLabels } from '@/messages/staff/verification-labels';

export const metadata: Metadata = { title: copy.organization, robots: { index: false } };

export default async function StaffOrganizationPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/organizations/[organisationId]'>) {
  const [user, { organisationId }, { done, after }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const found = await readOrganizationFile(user, organisationId, typeof after === 'string' ? after : null);
  if (!found.ok && found.reason === 'not-found') notFound();
  if (!found.ok) return <StaffOnly />;
  const { organization, isOwn, homes, cursor, log, order } = found.value;
  const { name, kind, members, verified, refused, suspended, createdAt } = organization;
  return (
    <div className="max-w-4xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.staffOrganizations} className="text-link">
          {copy.organizations}
        </Link>
      </p>
      <h1 className="mt-3 break-words text-title font-semibold">{name}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-text-muted">
        <OrganizationBadges organization={organization} />
        {copy.joined({ kind: sellerKindLabel(kind), createdAt: formatDay(createdAt) })}
      </div>
      <DoneNotice done={done} />
      <div className="mt-6 space-y-4">
        {verified && (
          <Notice tone="success" title={copy.verified({ by: verified.by.name })}>
            {formatMoment(verified.at)}: {verificationLabels[verified.method]}, {verified.evidence}
          </Notice>
        )}
        {refused && (
          <Notice tone="warning" title={copy.verificationRefused({ by: refused.by.name })}>
            {formatMoment(refused.at)}: {refused.reason}
          </Notice>
        )}
        {suspended && (
          <Notice tone="warning" title={copy.suspended({ by: suspended.by.name })}>
            {formatMoment(suspended.at)}: {suspended.reason}
          </Notice>
        )}
        {order && (
          <Notice tone="info" title={copy.progress}>
            {order.order === 'restore'
              ? copy.auctionsBeingResumed
              : order.takedown
                ? copy.homesBeingTakenDown
                : copy.auctionsBeingPaused}
            {order.left > 0 && ` ${copy.homesNeedSeparate({ left: order.left })}`}
          </Notice>
        )}
        {isOwn && <Notice tone="info" title={staffRefusalWords('own-organization')} />}
      </div>
      {!isOwn && <OrganizationForms organization={organization} />}
      <StaffSection title={copy.members} count={members.length}>
        <LinkList
          rows={members.map(({ uid, name: member, email, role, since }) => ({
            href: accountRoutes.staffPerson(uid),
            name: member,
            note: copy.since({ email, role: roleLabels[role], since: formatDay(since) }),
          }))}
        />
      </StaffSection>
      <StaffSection title={copy.homes}>
        {homes.length === 0 ? (
          <p className="text-text-muted">{copy.noPublishedHomes}</p>
        ) : (
          <LinkList
            rows={homes.map(({ listingKey, title, status, sellerName }) => ({
              href: accountRoutes.staffHome(listingKey),
              name: title,
              note: copy.seller({ status: statusLabel(status), sellerName }),
            }))}
          />
        )}
        {cursor !== null && (
          <LinkButton
            href={`${accountRoutes.staffOrganization(organisationId)}?${new URLSearchParams({ after: cursor })}#homes`}
            prefetch={false}
            className="mt-6"
          >
            {copy.moreHomes}
          </LinkButton>
        )}
      </StaffSection>
      <LogSection entries={log} empty={copy.noStaffActions} />
    </div>
  );
}
