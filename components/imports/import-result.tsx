import type { ReactNode } from 'react';
import { Fact, FactList } from '@/components/property/fact-list';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { reasonWords, warningWords } from '@/lib/copy/imports/row-fault-words';
import { countUnmatched, type Findings } from '@/lib/domain/imports/fault-groups';
import type { TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { importForm as importFormCopy } from '@/messages/imports/import-form';
import { importResult as copy } from '@/messages/imports/import-result';
import { ChangesTable } from './changes-table';
import { FaultGroups } from './fault-groups';
import { ImportForm } from './import-form';
import { RepeatsTable, SameAddressTable } from './repeats-table';
import { WordsForm } from './words-form';

interface ImportResultProps {
  readonly tableImport: TableImport;
  readonly findings: Findings;
  /** The form that takes a run back. */
  readonly undo: ReactNode;
}

/** Result of a dry run or a run. */
export function ImportResult({ tableImport, findings, undo }: ImportResultProps) {
  const { changed } = findings;
  const [faulty, warned] = [findings.faulty.groups, findings.warned.groups];
  const { organisationId, importId, counts, state } = tableImport;
  const isDone = state === 'done';
  return (
    <div className="space-y-10">
      <div className="grid gap-8 lg:grid-cols-2">
        <Totals tableImport={tableImport} />
        <div className="space-y-4">
          {isDone ? undo : <Run tableImport={tableImport} findings={findings} />}
        </div>
      </div>
      {!isDone && <WordsForm tableImport={tableImport} />}
      {!isDone && <ChangesTable changed={changed} count={counts.changed} />}
      {faulty.length > 0 && (
        <section aria-labelledby="faults">
          <h2 id="faults" className="text-heading font-semibold">
            {copy.rowsFix({ faulty: counts.faulty })}
          </h2>
          <p className="mb-4 mt-1 max-w-prose text-text-muted">
            {isDone ? copy.theseRowsWereLeft : copy.rowsLeftFile}
          </p>
          <a
            href={accountRoutes.faultyRows(organisationId, importId, 'errors')}
            download
            className={buttonClass('secondary')}
          >
            {copy.downloadRows}
          </a>
          <FaultGroups
            tableImport={tableImport}
            groups={faulty}
            caption={copy.errorsLine}
            words={reasonWords}
            heading={copy.whatFix}
            bodies={{ repeat: (group) => <RepeatsTable repeated={tableImport.repeated} {...group} /> }}
          />
        </section>
      )}
      {warned.length > 0 && (
        <section aria-labelledby="warnings">
          <h2 id="warnings" className="text-heading font-semibold">
            {copy.warnings({ warned: counts.warned })}
          </h2>
          <p className="mt-1 max-w-prose text-text-muted">{copy.warningsLead}</p>
          <p className="mt-1">
            <a
              href={accountRoutes.faultyRows(organisationId, importId, 'warnings')}
              download
              className="text-link"
            >
              {copy.downloadWarnings}
            </a>
          </p>
          <FaultGroups
            tableImport={tableImport}
            groups={warned}
            caption={copy.warningsLine}
            words={warningWords}
            heading={copy.whatWeDid}
            bodies={{
              'same-address': (group) => (
                <SameAddressTable sameAddress={tableImport.sameAddress} {...group} />
              ),
            }}
          />
        </section>
      )}
    </div>
  );
}

function Totals({ tableImport: { counts, photos, state } }: Pick<ImportResultProps, 'tableImport'>) {
  const isDone = state === 'done';
  return (
    <FactList>
      <Fact term={isDone ? copy.newDrafts : copy.create}>{formatCount(counts.created)}</Fact>
      <Fact term={isDone ? copy.updated : copy.update}>{formatCount(counts.changed)}</Fact>
      <Fact term={copy.unchanged}>{formatCount(counts.same)}</Fact>
      <Fact term={copy.fix}>{formatCount(counts.faulty)}</Fact>
      {counts.skipped > 0 && <Fact term={copy.skipped}>{formatCount(counts.skipped)}</Fact>}
      {photos > 0 && <Fact term={isDone ? copy.photosFound : copy.photos}>{formatCount(photos)}</Fact>}
    </FactList>
  );
}

/** Starts the run, after saying what happens to words that nobody has matched. */
function Run({
  tableImport,
  findings: { faulty, warned },
}: Pick<ImportResultProps, 'tableImport' | 'findings'>) {
  const { organisationId, importId, counts, photos, unknownWords } = tableImport;
  const importable = counts.created + counts.changed;
  const words = unknownWords.length;
  if (importable + photos === 0)
    return (
      <Notice tone="info" title={copy.nothingImport}>
        {counts.faulty > 0 ? copy.noRowTable : copy.everyRowAlready}
      </Notice>
    );
  return (
    <>
      {photos > 0 && <p className="max-w-prose">{copy.photosAfter({ photos })}</p>}
      {words > 0 && (
        <Notice tone="warning" title={copy.unmatched({ words })}>
          <p>{copy.unmatchedText({ left: faulty.unmatchedRows, empty: countUnmatched(warned) })}</p>
          <a href="#words" className="mt-2 inline-block text-link">
            {copy.matchFirst}
          </a>
        </Notice>
      )}
      <ImportForm
        action="letRun"
        of={{ organisationId, importId }}
        submit={
          importable > 0 ? importFormCopy.run({ rows: importable }) : importFormCopy.runPhotos({ photos })
        }
        variant={words > 0 ? 'secondary' : 'primary'}
      />
    </>
  );
}
