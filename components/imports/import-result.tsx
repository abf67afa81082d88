import { OrganizationForm } from '@/components/organizations/organization-form';
import { Fact, FactList } from '@/components/property/fact-list';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { targetLabel } from '@/lib/domain/imports/columns';
import type { FaultyLine, TableImport } from '@/lib/domain/imports/import';
import { formatCount, formatPlural } from '@/lib/format';
import { importCopy } from './import-copy';

interface ImportResultProps {
  readonly tableImport: TableImport;
  /** The first rows with errors. */
  readonly faulty: readonly FaultyLine[];
}

/** Result of a dry run or a run. */
export function ImportResult({ tableImport, faulty }: ImportResultProps) {
  const { organisationId, importId, counts, state } = tableImport;
  const isDone = state === 'done';
  const importableCount = counts.created + counts.changed;
  return (
    <div className="space-y-8">
      <FactList>
        <Fact term={isDone ? 'New drafts' : 'Would be new drafts'}>{formatCount(counts.created)}</Fact>
        <Fact term={isDone ? 'Changed' : 'Would be changed'}>{formatCount(counts.changed)}</Fact>
        <Fact term="Unchanged">{formatCount(counts.same)}</Fact>
        <Fact term="To mend">{formatCount(counts.faulty)}</Fact>
      </FactList>
      {!isDone && importableCount === 0 && (
        <Notice tone="info" title="There is nothing to import">
          {counts.faulty > 0
            ? 'No row of this table is good as it is.'
            : 'Every row is here already, as the table says it.'}
        </Notice>
      )}
      {!isDone && importableCount > 0 && (
        <OrganizationForm
          action="letRun"
          page={accountRoutes.import(organisationId, importId)}
          hidden={{ organisationId, importId }}
          submit={importCopy.run(formatPlural(importableCount, 'row'))}
          variant="primary"
        />
      )}
      {faulty.length > 0 && (
        <section aria-labelledby="faults">
          <h2 id="faults" className="text-heading font-semibold">
            {formatPlural(counts.faulty, 'row')} to mend
          </h2>
          <p className="mb-4 mt-1 max-w-prose text-text-muted">
            These rows {isDone ? 'were' : 'will be'} left out. The file holds them as you sent them, with what
            to mend in the last column: mend it and send it here, the good rows are not doubled.
          </p>
          <a
            href={accountRoutes.faultyRows(organisationId, importId)}
            download
            className={buttonClass('secondary')}
          >
            Get these rows as a file
          </a>
          <FaultTable faulty={faulty} />
          {faulty.length < counts.faulty && (
            <p className="mt-3 text-text-muted">
              And {formatCount(counts.faulty - faulty.length)} more, which stand in the file.
            </p>
          )}
        </section>
      )}
    </div>
  );
}

const FaultTable = ({ faulty }: { readonly faulty: readonly FaultyLine[] }) => (
  <table className="mt-5 w-full border-y border-line text-left">
    <caption className="sr-only">What is wrong, by line</caption>
    <thead>
      <tr className="border-b border-line text-sm text-text-muted">
        <th scope="col" className="py-2 pr-4 font-medium">
          Line
        </th>
        <th scope="col" className="py-2 pr-4 font-medium">
          Field
        </th>
        <th scope="col" className="py-2 font-medium">
          What to mend
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {faulty.flatMap(({ line, faults }) =>
        faults.map(({ field, text }) => (
          <tr key={`${line} ${field}`}>
            <td className="py-2 pr-4 align-top tabular-nums">{line}</td>
            <td className="py-2 pr-4 align-top">{field === null ? 'The row' : targetLabel(field)}</td>
            <td className="break-words py-2 align-top">{text}</td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);
