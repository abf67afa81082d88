import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { countWords } from '@/components/imports/import-copy';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { tableFaultWords } from '@/lib/copy/imports/table-fault-words';
import { MAX_ROWS, MAX_TABLE_BYTES } from '@/lib/domain/imports/import';
import { formatCount, formatMoment } from '@/lib/format';
import { listImports } from '@/lib/server/jobs/imports/read-imports';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { stateLabels as stateLabelsCopy } from '@/messages/imports/state-labels';
import { importsPage as copy } from '@/messages/organizations/imports-page';

export const metadata: Metadata = {
  title: copy.importLabel,
  robots: { index: false },
};

type Props = PageProps<'/dashboard/organizations/[organisationId]/imports'>;

const words: Readonly<Record<string, string>> = { ...sellingRefusalWords, ...tableFaultWords };

export default async function ImportsPage({ params, searchParams }: Props) {
  const [user, { organisationId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readOrganization(user, organisationId, 'import');
  if (!found.ok && found.reason === 'viewer') redirect(accountRoutes.organization(organisationId));
  if (!found.ok) notFound();
  const imports = await listImports(organisationId);
  const refused = Object.hasOwn(words, String(query.refused)) ? words[String(query.refused)] : null;
  const line = Number(query.line);
  return (
    <>
      <OrganizationHead organization={found.value} uid={user.uid} part="imports" />
      <div className="mt-8 max-w-4xl space-y-12">
        <section aria-labelledby="send">
          <h2 id="send" className="text-heading font-semibold">
            {copy.uploadTable}
          </h2>
          <div className="mt-2 max-w-prose space-y-3 text-text-muted">
            <p>
              {copy.csvAnyProgram({
                limit: formatCount(MAX_ROWS),
                size: MAX_TABLE_BYTES / 1024 / 1024,
              })}
            </p>
            <p>{copy.uploadSameTable}</p>
            <p>
              <a href={accountRoutes.tableTemplate(organisationId)} download className="text-link">
                {copy.template}
              </a>{' '}
              {copy.templateHelp}
            </p>
            <p>
              {copy.photoUrls({
                link: (children) => (
                  <Link href={accountRoutes.bulkUploads(organisationId)} className="text-link">
                    {children}
                  </Link>
                ),
              })}
            </p>
          </div>
          {refused && (
            <Notice tone="error" title={copy.fileNotAccepted} className="mt-5">
              {line > 0 ? copy.line({ number: line, refused }) : refused}
            </Notice>
          )}
          <form
            method="post"
            encType="multipart/form-data"
            action={accountRoutes.sendTable(organisationId)}
            className="mt-6 max-w-xl space-y-4 rounded border-2 border-dashed border-text-muted bg-surface-muted p-6"
          >
            <label htmlFor="table" className="block font-medium">
              {copy.propertyFile}
            </label>
            <input
              id="table"
              name="table"
              type="file"
              required
              accept=".xlsx,.ods,.csv,.tsv,.txt,.json,.xls,text/csv,application/json"
              className="block w-full"
            />
            <Button type="submit" variant="primary">
              {copy.uploadFile}
            </Button>
          </form>
        </section>
        {imports.length > 0 && (
          <section aria-labelledby="before">
            <h2 id="before" className="text-heading font-semibold">
              {copy.previousUploads}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {imports.map(({ importId, fileName, state, counts, rows, createdAt, by }) => (
                <li key={importId} className="py-4">
                  <Link
                    href={accountRoutes.import(organisationId, importId)}
                    prefetch={false}
                    className="break-words font-medium underline-offset-4 hover:underline"
                  >
                    {fileName || copy.untitledTable}
                  </Link>
                  <p className="mt-1 text-sm text-text-muted">
                    {copy.state({ state: stateLabelsCopy[state], rows })}
                    {state === 'done' && ` · ${countWords(counts)}`} · {by.name}, {formatMoment(createdAt)}
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
