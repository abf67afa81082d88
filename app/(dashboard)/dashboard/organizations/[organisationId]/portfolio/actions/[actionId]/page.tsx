import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { ActionItems } from '@/components/portfolio/actions/action-items';
import { ActionSteps } from '@/components/portfolio/actions/action-steps';
import { ActionTotals } from '@/components/portfolio/actions/action-totals';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listItems, readBulkAction } from '@/lib/server/workflows/bulk-actions/bulk-action-record';
import { action as copy } from '@/messages/bulk-actions/action';
import { form } from '@/messages/bulk-actions/form';
import { page as pageCopy } from '@/messages/bulk-actions/page';
import { states } from '@/messages/bulk-actions/states';
import { types } from '@/messages/bulk-actions/types';

export const metadata: Metadata = { title: pageCopy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/portfolio/actions/[actionId]'>;

export default async function BulkActionPage({ params, searchParams }: Props) {
  const [user, { organisationId, actionId }, { page }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const [organization, found] = await Promise.all([
    readOrganization(user, organisationId),
    readBulkAction(user, actionId),
  ]);
  if (!organization.ok || !found.ok || found.value.organisationId !== organisationId) notFound();
  const bulk = found.value;
  const { request, state, by, startedAt, createdAt } = bulk;
  const isShown = state !== 'planning' && state !== 'running';
  const items = isShown ? await listItems(bulk) : [];
  return (
    <>
      <OrganizationHead organization={organization.value} uid={user.uid} part="portfolio" />
      <p className="mt-6 text-sm">
        <Link href={accountRoutes.bulkActions(organisationId)} className="text-link">
          {copy.allActions}
        </Link>
      </p>
      <div className="mt-3 max-w-5xl space-y-10">
        <div>
          <h2 className="text-heading font-semibold">{types[request.type]}</h2>
          <p className="mt-1 text-text-muted">
            {copy.lead({ state: states[state], name: by.name, at: formatMoment(startedAt ?? createdAt) })}
          </p>
          {request.type === 'undo' && <p className="mt-1">{copy.undoOf}</p>}
          {request.type === 'withdraw' && (
            <p className="mt-1 break-words">{copy.reason({ reason: request.reason })}</p>
          )}
          {request.type === 'submit' && request.isDeclared && (
            <p className="mt-1 max-w-prose">{copy.declares({ declaration: form.isDeclared })}</p>
          )}
        </div>
        {state !== 'review' && <ActionSteps bulk={bulk} items={items} />}
        {isShown && <ActionTotals bulk={bulk} items={items} />}
        {state === 'review' && <ActionSteps bulk={bulk} items={items} />}
        <ActionItems bulk={bulk} items={items} page={Math.max(1, Math.floor(Number(page)) || 1)} />
      </div>
    </>
  );
}
