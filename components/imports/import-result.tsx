import { Fact, FactList } from '@/components/property/fact-list';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { reasonWords, warningWords } from '@/lib/copy/imports/row-fault-words';
import type { ChangedLine, FaultyLine, TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { importForm as importFormCopy } from '@/messages/imports/import-form';
import { importResult as copy } from '@/messages/imports/import-result';
import { ChangesTable } from './changes-table';
import { FaultTable } from './fault-table';
import { ImportForm } from './import-form';
import { RepeatsTable, SameAddressTable } from './repeats-table';
import { WordsForm } from './words-form';

interface ImportResultProps {
  readonly tableImport: TableImport;
  /** The first rows with errors. */
  readonly faulty: readonly FaultyLine[];
  /** The first rows with warnings. */
  readonly warned: readonly FaultyLine[];
  /** The first homes that the run would change. */
  readonly changed: readonly ChangedLine[];
}

/** Result of a dry run or a run. */
export function ImportResult({ tableImport, faulty, warned, changed }: ImportResultProps) {
  const { organisationId, importId, counts, state } = tableImport;
  const isDone = state === 'done';
  const importableCount = counts.created + counts.changed;
  return (
    <div className="space-y-8">
      <FactList>
        <Fact term={isDone ? copy.newDrafts : copy.create}>{formatCount(counts.created)}</Fact>
        <Fact term={isDone ? copy.updated : copy.update}>{formatCount(counts.changed)}</Fact>
        <Fact term={copy.unchanged}>{formatCount(counts.same)}</Fact>
        <Fact term={copy.fix}>{formatCount(counts.faulty)}</Fact>
        {counts.skipped > 0 && <Fact term={copy.skipped}>{formatCount(counts.skipped)}</Fact>}
      </FactList>
      {!isDone && importableCount === 0 && (
        <Notice tone="info" title={copy.nothingImport}>
          {counts.faulty > 0 ? copy.noRowTable : copy.everyRowAlready}
        </Notice>
      )}
      {!isDone && importableCount > 0 && (
        <ImportForm
          action="letRun"
          of={{ organisationId, importId }}
          submit={importFormCopy.run({ rows: importableCount })}
          variant="primary"
        />
      )}
      {!isDone && <WordsForm tableImport={tableImport} />}
      {!isDone && <ChangesTable changed={changed} count={counts.changed} />}
      <RepeatsTable {...tableImport} />
      <SameAddressTable {...tableImport} />
      {faulty.length > 0 && (
        <section aria-labelledby="faults">
          <h2 id="faults" className="text-heading font-semibold">
            {copy.rowsFix({ faulty: counts.faulty })}
          </h2>
          <p className="mb-4 mt-1 max-w-prose text-text-muted">
            {isDone ? copy.theseRowsWereLeft : copy.rowsLeftFile}
          </p>
          <a
            href={accountRoutes.faultyRows(organisationId, importId)}
            download
            className={buttonClass('secondary')}
          >
            {copy.downloadRows}
          </a>
          <FaultTable
            tableImport={tableImport}
            lines={faulty}
            caption={copy.errorsLine}
            words={reasonWords}
            heading={copy.whatFix}
          />
          {faulty.length < counts.faulty && (
            <p className="mt-3 text-text-muted">
              {copy.plusMoreFile({ faulty: formatCount(counts.faulty - faulty.length) })}
            </p>
          )}
        </section>
      )}
      {warned.length > 0 && (
        <section aria-labelledby="warnings">
          <h2 id="warnings" className="text-heading font-semibold">
            {copy.warnings({ warned: counts.warned })}
          </h2>
          <p className="mt-1 max-w-prose text-text-muted">{copy.warningsLead}</p>
          <FaultTable
            tableImport={tableImport}
            lines={warned}
            caption={copy.warningsLine}
            words={warningWords}
            heading={copy.whatWeDid}
          />
          {warned.length < counts.warned && (
            <p className="mt-3 text-text-muted">
              {copy.plusMore({ count: formatCount(counts.warned - warned.length) })}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
