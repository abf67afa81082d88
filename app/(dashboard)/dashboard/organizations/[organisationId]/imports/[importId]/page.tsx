import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { ColumnBar, ColumnForm } from '@/components/imports/column-form';
import { HeadingForm } from '@/components/imports/heading-form';
import { nextRows } from '@/components/imports/import-copy';
import { ImportForm } from '@/components/imports/import-form';
import { ImportProgress } from '@/components/imports/import-progress';
import { ImportResult } from '@/components/imports/import-result';
import { PreviewCards } from '@/components/imports/preview-cards';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { classNames } from '@/components/ui/class-names';
import { ChevronDownIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { canUndo, isUnderWay, type TableImport } from '@/lib/domain/imports/import';
import { photosIdOf } from '@/lib/server/jobs/imports/import-photos';
import {
  listFindings,
  readFirstHomes,
  readFirstRows,
  readImport,
} from '@/lib/server/jobs/imports/read-imports';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { importPage as importPageCopy } from '@/messages/imports/import-page';
import { stateLabels as stateLabelsCopy } from '@/messages/imports/state-labels';
import { undoForm } from '@/messages/imports/undo-form';
import { importPage as copy } from '@/messages/organizations/import-page';

export const metadata: Metadata = {
  title: copy.importLabel,
  robots: { index: false },
};

type Props = PageProps<'/dashboard/organizations/[organisationId]/imports/[importId]'>;

const previewed = 6;

export default async function ImportPage({ params }: Props) {
  const [user, { organisationId, importId }] = await Promise.all([requireUser(), params]);
  const [organization, found] = await Promise.all([
    readOrganization(user, organisationId, 'import'),
    readImport(user, importId),
  ]);
  if (!organization.ok && organization.reason === 'viewer')
    redirect(accountRoutes.organization(organisationId));
  if (!organization.ok || !found.ok || found.value.organisationId !== organisationId) notFound();
  const tableImport = found.value;
  const { state, fileName, rows, cursor, pieces, photos } = tableImport;
  const isOver = state === 'checked' || state === 'done';
  const isOpen = state === 'mapping' || state === 'checked';
  const [findings, firstRows, firstHomes] = await Promise.all([
    isOver ? listFindings(tableImport) : null,
    isOpen ? readFirstRows(tableImport) : [],
    isOpen ? readFirstHomes(tableImport, previewed) : [],
  ]);
  return (
    <>
      <OrganizationHead organization={organization.value} uid={user.uid} part="imports" />
      <p className="mt-6 text-sm">
        <Link href={accountRoutes.imports(organisationId)} className="text-link">
          {copy.allTables}
        </Link>
      </p>
      <div className={classNames('mt-3 max-w-5xl space-y-10', state === 'mapping' && 'form-sticky')}>
        <div>
          <h2 className="break-words text-heading font-semibold">{fileName || copy.untitledTable}</h2>
          <p className="mt-1 text-text-muted">
            {importPageCopy.rowsState({ rows, state: stateLabelsCopy[state] })}
          </p>
        </div>
        {isUnderWay(state) && (
          <div className="space-y-6">
            <ImportProgress
              key={state}
              label={progressLabels[state] ?? copy.importing}
              path={accountRoutes.runImport(organisationId, importId)}
              done={cursor}
              total={pieces}
            />
            {state !== 'undoing' && (
              <ImportForm
                action="cancelRun"
                of={{ organisationId, importId }}
                submit={state === 'checking' ? undoForm.cancelCheck : undoForm.cancelRun}
                variant="secondary"
              />
            )}
          </div>
        )}
        {state === 'done' && (
          <Notice tone="success" title={copy.tableImported}>
            <p>{copy.submitDraftsReview}</p>
            {photos > 0 && <p className="mt-1">{copy.photosFollow({ photos })}</p>}
            <div className="mt-3 flex flex-wrap gap-3">
              <LinkButton href={accountRoutes.organization(organisationId)} size="small">
                {copy.viewListings}
              </LinkButton>
              {photos > 0 && (
                <LinkButton
                  href={accountRoutes.bulkUpload(organisationId, photosIdOf(tableImport))}
                  size="small"
                  variant="secondary"
                >
                  {copy.viewPhotos}
                </LinkButton>
              )}
            </div>
          </Notice>
        )}
        {state === 'stopped' && (
          <Notice tone="warning" title={copy.importStopped}>
            {copy.personWhoStarted}
          </Notice>
        )}
        {state === 'failed' && (
          <Notice tone="warning" title={copy.importFailed}>
            {copy.couldntReadSave({ tableImport: nextRows(tableImport) })}
          </Notice>
        )}
        {state === 'canceled' && (
          <Notice tone="warning" title={copy.importCanceled}>
            {copy.rowsBeforeStay}
          </Notice>
        )}
        {state === 'undone' && (
          <Notice tone="success" title={copy.importUndone}>
            {copy.undoneCounts(tableImport.undone)}
          </Notice>
        )}
        {findings && (
          <ImportResult
            tableImport={tableImport}
            findings={findings}
            undo={canUndo(tableImport) && <Undo organisationId={organisationId} importId={importId} />}
          />
        )}
        {!findings && canUndo(tableImport) && <Undo organisationId={organisationId} importId={importId} />}
        {state === 'mapping' && (
          <section aria-labelledby="headings">
            <h2 id="headings" className="text-heading font-semibold">
              {copy.headings}
            </h2>
            <HeadingForm tableImport={tableImport} rows={firstRows} />
          </section>
        )}
        {state === 'mapping' && firstHomes.length > 0 && <PreviewCards homes={firstHomes} />}
        {state === 'mapping' && (
          <section aria-labelledby="columns">
            <h2 id="columns" className="text-heading font-semibold">
              {copy.whatColumnsMean}
            </h2>
            <p className="mt-1 max-w-prose text-text-muted">{copy.datesTimesNew}</p>
            <Columns tableImport={tableImport} />
          </section>
        )}
        {state === 'mapping' && <ColumnBar tableImport={tableImport} />}
        {state === 'checked' && firstHomes.length > 0 && <PreviewCards homes={firstHomes} />}
        {state === 'checked' && (
          <details className="group border-y border-line">
            <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium underline-offset-4 hover:underline">
              {copy.whatColumnsMean}
              <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <Columns tableImport={tableImport} />
          </details>
        )}
      </div>
    </>
  );
}

const progressLabels: Readonly<Partial<Record<TableImport['state'], string>>> = {
  checking: copy.checkingEveryRow,
  running: copy.importing,
  undoing: copy.undoing,
};

const Undo = ({ organisationId, importId }: Pick<TableImport, 'organisationId' | 'importId'>) => (
  <section aria-labelledby="undo">
    <h2 id="undo" className="text-heading font-semibold">
      {undoForm.title}
    </h2>
    <p className="mb-4 mt-1 max-w-prose text-text-muted">{undoForm.text}</p>
    <ImportForm
      action="undoRun"
      of={{ organisationId, importId }}
      submit={undoForm.submit}
      variant="secondary"
      fields={[{ name: 'isSure', label: undoForm.sure, control: 'checkbox', ticked: 'yes' }]}
    />
  </section>
);

const Columns = ({ tableImport }: { readonly tableImport: TableImport }) => (
  <>
    <p className="mt-1 max-w-prose text-text-muted">{copy.wellRememberNext}</p>
    <ColumnForm key={tableImport.changedAt} tableImport={tableImport} />
  </>
);
