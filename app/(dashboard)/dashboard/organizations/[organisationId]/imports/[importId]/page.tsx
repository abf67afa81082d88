import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ColumnForm } from '@/components/imports/column-form';
import { nextRows, stateLabels } from '@/components/imports/import-copy';
import { ImportProgress } from '@/components/imports/import-progress';
import { ImportResult } from '@/components/imports/import-result';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { ChevronDownIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { isUnderWay, type TableImport } from '@/lib/domain/imports/import';
import { formatPlural } from '@/lib/format';
import { listFaulty, readImport } from '@/lib/server/jobs/imports/imports';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';

export const metadata: Metadata = { title: 'Import', robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/imports/[importId]'>;

const maxFaults = 200;

export default async function ImportPage({ params }: Props) {
  const [user, { organisationId, importId }] = await Promise.all([requireUser(), params]);
  const [organization, found] = await Promise.all([
    readOrganization(user, organisationId, 'import'),
    readImport(user, importId),
  ]);
  if (!organization.ok || !found.ok || found.value.organisationId !== organisationId) notFound();
  const tableImport = found.value;
  const { state, fileName, rows, cursor, pieces } = tableImport;
  const isOver = state === 'checked' || state === 'done';
  const faulty = isOver && tableImport.counts.faulty > 0 ? await listFaulty(tableImport, maxFaults) : [];
  return (
    <>
      <OrganizationHead organization={organization.value} part="imports" />
      <p className="mt-6 text-sm">
        <Link href={accountRoutes.imports(organisationId)} className="text-link">
          All tables
        </Link>
      </p>
      <div className="mt-3 max-w-5xl space-y-10">
        <div>
          <h2 className="break-words text-heading font-semibold">{fileName || 'A table'}</h2>
          <p className="mt-1 text-text-muted">
            {formatPlural(rows, 'row')} · {stateLabels[state]}
          </p>
        </div>
        {isUnderWay(state) && (
          <ImportProgress
            key={state}
            label={state === 'checking' ? 'Checking every row' : 'Importing'}
            path={accountRoutes.runImport(organisationId, importId)}
            done={cursor}
            total={pieces}
          />
        )}
        {state === 'done' && (
          <Notice tone="success" title="The table is imported">
            <p>Send the drafts to the reviewers once nothing is open in them.</p>
            <LinkButton href={accountRoutes.organization(organisationId)} size="small" className="mt-3">
              See the listings
            </LinkButton>
          </Notice>
        )}
        {state === 'stopped' && (
          <Notice tone="warning" title="It was stopped">
            Whoever began it may not act for the organization anymore. What was imported until then stays:
            send the table again to go on.
          </Notice>
        )}
        {state === 'failed' && (
          <Notice tone="warning" title="It broke off">
            Something in {nextRows(tableImport)} of the table could not be read or kept, though we tried
            several times. What was imported before them stays. Send the table again to go on, and if it
            breaks off at the same rows, send it without them.
          </Notice>
        )}
        {isOver && <ImportResult tableImport={tableImport} faulty={faulty} />}
        {state === 'mapping' && (
          <section aria-labelledby="columns">
            <h2 id="columns" className="text-heading font-semibold">
              What the columns mean
            </h2>
            <p className="mt-1 max-w-prose text-text-muted">
              Days and times are New York’s, unless they say their offset.
            </p>
            <Columns tableImport={tableImport} />
          </section>
        )}
        {state === 'checked' && (
          <details className="group border-y border-line">
            <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium underline-offset-4 hover:underline">
              What the columns mean
              <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <Columns tableImport={tableImport} />
          </details>
        )}
      </div>
    </>
  );
}

const Columns = ({ tableImport }: { readonly tableImport: TableImport }) => (
  <>
    <p className="mt-1 max-w-prose text-text-muted">
      Remembered for your next table. A row needs at least a ZIP code and a street with its number; with your
      own reference a property is known again even when its address is mended.
    </p>
    <ColumnForm key={tableImport.changedAt} tableImport={tableImport} />
  </>
);
