import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { BulkForm } from '@/components/bulk-uploads/bulk-form';
import { BulkResult } from '@/components/bulk-uploads/bulk-result';
import { BulkReview } from '@/components/bulk-uploads/bulk-review';
import { homeLabel } from '@/components/bulk-uploads/home-label';
import { RunProgress } from '@/components/bulk-uploads/run-progress';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { accountRoutes } from '@/lib/account-routes';
import { type BulkUpload, isOpen } from '@/lib/domain/bulk-uploads/bulk-upload';
import { listOutcomes, readBulkUpload } from '@/lib/server/jobs/bulk-uploads/bulk-upload-record';
import { listShownHomes } from '@/lib/server/jobs/bulk-uploads/homes';
import { reviewBulkUpload } from '@/lib/server/jobs/bulk-uploads/review-bulk-upload';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { page as pageCopy } from '@/messages/bulk-uploads/page';
import { review as copy } from '@/messages/bulk-uploads/review';
import { states } from '@/messages/bulk-uploads/states';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/files/[bulkId]'>;

export default async function BulkUploadPage({ params }: Props) {
  const [user, { organisationId, bulkId }] = await Promise.all([requireUser(), params]);
  const [organization, found] = await Promise.all([
    readOrganization(user, organisationId, 'import'),
    readBulkUpload(user, bulkId),
  ]);
  if (!organization.ok && organization.reason === 'viewer')
    redirect(accountRoutes.organization(organisationId));
  if (!organization.ok || !found.ok || found.value.organisationId !== organisationId) notFound();
  const bulk = found.value;
  const { state, name, items, cursor, planned } = bulk;
  return (
    <>
      <OrganizationHead organization={organization.value} uid={user.uid} part="files" />
      <p className="mt-6 text-sm">
        <Link href={accountRoutes.bulkUploads(organisationId)} className="text-link">
          {copy.allUploads}
        </Link>
      </p>
      <div className="mt-3 max-w-5xl space-y-10">
        <div>
          <h2 className="break-words text-heading font-semibold">{name || pageCopy.typedList}</h2>
          <p className="mt-1 text-text-muted">{copy.lead({ items, state: states[state] })}</p>
        </div>
        {state === 'running' && (
          <RunProgress
            path={`${accountRoutes.sendBulkUpload(organisationId)}/${bulkId}`}
            done={cursor}
            total={planned}
          />
        )}
        {state === 'review' ? (
          <BulkReview bulk={bulk} {...(await reviewBulkUpload(bulk, listShownHomes))} />
        ) : (
          <Result bulk={bulk} />
        )}
        {isOpen(state) && (
          <BulkForm
            action="cancel"
            page={accountRoutes.bulkUpload(organisationId, bulkId)}
            hidden={{ organisationId, bulkId }}
            submit={copy.cancel}
          />
        )}
      </div>
    </>
  );
}

async function Result({ bulk }: { readonly bulk: BulkUpload }) {
  const outcomes = await listOutcomes(bulk);
  const homes = outcomes.length > 0 ? await listShownHomes(bulk.organisationId) : [];
  const labels = new Map(homes.map((home) => [home.draftId, homeLabel(home)]));
  return <BulkResult bulk={bulk} outcomes={outcomes} labels={labels} />;
}
