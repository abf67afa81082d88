import { OrganizationForm } from '@/components/organizations/organization-form';
import { Fact, FactList } from '@/components/property/fact-list';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { targetLabel } from '@/lib/domain/imports/columns';
import type { FaultyLine, TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { importForm as importFormCopy } from '@/messages/imports/import-form';
import { importResult as copy } from '@/messages/imports/import-result';

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
        <Fact term={isDone ? copy.newDrafts : copy.create}>{formatCount(counts.created)}</Fact>
        <Fact term={isDone ? copy.updated : copy.update}>{formatCount(counts.changed)}</Fact>
        <Fact term={copy.unchanged}>{formatCount(counts.same)}</Fact>
        <Fact term={copy.fix}>{formatCount(counts.faulty)}</Fact>
      </FactList>
      {!isDone && importableCount === 0 && (
        <Notice tone="info" title={copy.nothingImport}>
          {counts.faulty > 0 ? copy.noRowTable : copy.everyRowAlready}
        </Notice>
      )}
      {!isDone && importableCount > 0 && (
        <OrganizationForm
          action="letRun"
          page={accountRoutes.import(organisationId, importId)}
          hidden={{ organisationId, importId }}
          submit={importFormCopy.run({ rows: importableCount })}
          variant="primary"
        />
      )}
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
          <FaultTable faulty={faulty} />
          {faulty.length < counts.faulty && (
            <p className="mt-3 text-text-muted">
              {copy.plusMoreFile({ faulty: formatCount(counts.faulty - faulty.length) })}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

const FaultTable = ({ faulty }: { readonly faulty: readonly FaultyLine[] }) => (
  <table className="mt-5 w-full border-y border-line text-left">
    <caption className="sr-only">{copy.errorsLine}</caption>
    <thead>
      <tr className="border-b border-line text-sm text-text-muted">
        <th scope="col" className="py-2 pr-4 font-medium">
          {copy.line}
        </th>
        <th scope="col" className="py-2 pr-4 font-medium">
          {copy.field}
        </th>
        <th scope="col" className="py-2 font-medium">
          {copy.whatFix}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {faulty.flatMap(({ line, faults }) =>
        faults.map(({ field, text }) => (
          <tr key={`${line} ${field}`}>
            <td className="py-2 pr-4 align-top tabular-nums">{line}</td>
            <td className="py-2 pr-4 align-top">
              {field === null ? copy.wholeRow : targetLabel(field, wizardWords)}
            </td>
            <td className="break-words py-2 align-top">{text}</td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);
