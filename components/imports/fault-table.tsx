import { headingOf } from '@/lib/copy/imports/row-fault-words';
import { targetLabel } from '@/lib/copy/imports/target-label';
import type { FaultyLine, TableImport } from '@/lib/domain/imports/import';
import type { RowFault } from '@/lib/domain/imports/values/row-fault';
import { importResult as copy } from '@/messages/imports/import-result';

interface FaultTableProps {
  readonly tableImport: TableImport;
  readonly lines: readonly FaultyLine[];
  readonly caption: string;
  readonly words: (fault: RowFault) => string;
  /** The heading of the words. */
  readonly heading: string;
}

/** Errors or warnings by line and column. */
export const FaultTable = ({ tableImport, lines, caption, words, heading }: FaultTableProps) => (
  <table className="mt-5 w-full border-y border-line text-left">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line text-sm text-text-muted">
        <th scope="col" className="py-2 pr-4 font-medium">
          {copy.line}
        </th>
        <th scope="col" className="py-2 pr-4 font-medium">
          {copy.field}
        </th>
        <th scope="col" className="py-2 font-medium">
          {heading}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {lines.flatMap(({ line, faults }) =>
        faults.map((fault) => (
          <tr key={`${line} ${fault.field} ${fault.code}`}>
            <td className="py-2 pr-4 align-top tabular-nums">{line}</td>
            <td className="py-2 pr-4 align-top">
              <FieldName field={fault.field} tableImport={tableImport} />
            </td>
            <td className="break-words py-2 align-top">{words(fault)}</td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);

function FieldName({ field, tableImport }: Pick<FaultTableProps, 'tableImport'> & Pick<RowFault, 'field'>) {
  if (field === null) return copy.wholeRow;
  const [label, heading] = [targetLabel(field), headingOf(field, tableImport)];
  if (heading === '' || heading === label) return label;
  return (
    <>
      {label} <span className="block break-words text-sm text-text-muted">{heading}</span>
    </>
  );
}
