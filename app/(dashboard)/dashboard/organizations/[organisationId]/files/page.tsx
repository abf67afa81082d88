import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { BulkForm } from '@/components/bulk-uploads/bulk-form';
import { SendFiles } from '@/components/bulk-uploads/send-files';
import { SharedDocuments } from '@/components/bulk-uploads/shared-documents';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { bulkRefusalWords, isBulkRefusal } from '@/lib/copy/bulk-uploads/bulk-words';
import { type BulkUpload, limitsOf } from '@/lib/domain/bulk-uploads/bulk-upload';
import { isOwner, isVerified } from '@/lib/domain/organizations/organization';
import { formatCount, formatMoment } from '@/lib/format';
import { bytesSent } from '@/lib/server/jobs/bulk-uploads/bulk-files';
import { listBulkUploads } from '@/lib/server/jobs/bulk-uploads/bulk-upload-record';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listSharedDocuments } from '@/lib/server/workflows/organizations/share-documents';
import { page as copy } from '@/messages/bulk-uploads/page';
import { states } from '@/messages/bulk-uploads/states';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/files'>;

export default async function BulkUploadsPage({ params, searchParams }: Props) {
  const [user, { organisationId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readOrganization(user, organisationId, 'import');
  if (!found.ok && found.reason === 'viewer') redirect(accountRoutes.organization(organisationId));
  if (!found.ok) notFound();
  const [uploads, documents] = await Promise.all([
    listBulkUploads(organisationId),
    listSharedDocuments(organisationId),
  ]);
  const limits = limitsOf(found.value);
  const refused = String(query.refused ?? '');
  const page = accountRoutes.bulkUploads(organisationId);
  return (
    <>
      <OrganizationHead organization={found.value} uid={user.uid} part="files" />
      <div className="mt-8 max-w-4xl space-y-12">
        <section aria-labelledby="send">
          <h2 id="send" className="text-heading font-semibold">
            {copy.uploadFiles}
          </h2>
          <div className="mt-2 max-w-prose space-y-3 text-text-muted">
            <p>
              {copy.zipHelp({
                size: formatCount(limits.bytes / 1024 / 1024),
                entries: formatCount(limits.entries),
              })}
            </p>
            <p>{copy.orderHelp}</p>
            {!isVerified(found.value) && <p>{copy.limitsGrow}</p>}
          </div>
          {isBulkRefusal(refused) && (
            <Notice tone="error" title={copy.notAccepted} className="mt-5">
              {bulkRefusalWords[refused]}
            </Notice>
          )}
          <Unfinished uploads={uploads} />
          <SendFiles organisationId={organisationId} />
        </section>
        <section aria-labelledby="urls">
          <h2 id="urls" className="text-heading font-semibold">
            {copy.fetchPhotos}
          </h2>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{copy.urlHelp}</p>
          <BulkForm
            action="listUrls"
            page={page}
            hidden={{ organisationId }}
            fields={[{ name: 'lines', label: copy.urlLines, control: 'textarea', rows: 5 }]}
            submit={copy.reviewLines}
          />
        </section>
        <SharedDocuments
          organisationId={organisationId}
          documents={documents}
          isManager={isOwner(found.value, user.uid)}
          outcome={String(query.document ?? '')}
        />
        {uploads.length > 0 && (
          <section aria-labelledby="before">
            <h2 id="before" className="text-heading font-semibold">
              {copy.previousUploads}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {uploads.map(({ bulkId, name, state, items, by, createdAt }) => (
                <li key={bulkId} className="py-4">
                  <Link
                    href={accountRoutes.bulkUpload(organisationId, bulkId)}
                    prefetch={false}
                    className="break-words font-medium underline-offset-4 hover:underline"
                  >
                    {name || copy.typedList}
                  </Link>
                  <p className="mt-1 text-sm text-text-muted">
                    {copy.row({ state: states[state], items, name: by.name, at: formatMoment(createdAt) })}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** Files that broke off while they were sent. */
async function Unfinished({ uploads }: { readonly uploads: readonly BulkUpload[] }) {
  const receiving = uploads.filter(({ state }) => state === 'receiving');
  const sent = await Promise.all(receiving.map(bytesSent));
  return receiving.map(({ bulkId, name, bytes }, at) => (
    <p key={bulkId} className="mt-4 break-words">
      {copy.continueUpload({ name, percent: Math.floor((100 * (sent[at] ?? 0)) / Math.max(bytes, 1)) })}
    </p>
  ));
}
