import type { ReactNode } from 'react';
import { TextDetails } from '@/components/ui/details';
import { formatCount } from '@/lib/format';
import { importResult as copy } from '@/messages/imports/import-result';

const shownFirst = 5;

interface FirstRowsProps<Row> {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  /** How many there are, with those not listed. */
  readonly count: number;
  readonly keyOf: (row: Row) => string | number;
  readonly cellsOf: (row: Row) => readonly ReactNode[];
  /** The first column is only as wide as a number. */
  readonly isNarrow?: boolean;
}

/** A table of the first rows, with the others folded. Says how many are not listed. */
export function FirstRows<Row>({ rows, count, ...table }: FirstRowsProps<Row>) {
  if (rows.length === 0) return null;
  const more = rows.slice(shownFirst);
  return (
    <>
      <RowTable {...table} rows={rows.slice(0, shownFirst)} />
      {more.length > 0 && (
        <TextDetails
          className="mt-2 text-sm"
          summary={
            count > rows.length
              ? copy.showFirst({ shown: formatCount(rows.length), count: formatCount(count) })
              : copy.showAll({ count: formatCount(count) })
          }
        >
          <div className="text-base">
            <RowTable {...table} rows={more} />
          </div>
        </TextDetails>
      )}
      {more.length === 0 && count > rows.length && (
        <p className="mt-2 text-sm text-text-muted">
          {copy.plusMore({ count: formatCount(count - rows.length) })}
        </p>
      )}
    </>
  );
}

const RowTable = <Row,>({
  caption,
  headings,
  rows,
  keyOf,
  cellsOf,
  isNarrow = false,
}: Omit<FirstRowsProps<Row>, 'count'>) => (
  <table className="mt-2 w-full table-fixed border-y border-line text-left">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line text-sm text-text-muted">
        {headings.map((heading, at) => (
          <th
            key={heading}
            scope="col"
            className={isNarrow && at === 0 ? 'w-16 py-2 pr-4 font-medium' : 'py-2 pr-4 font-medium'}
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {cellsOf(row).map((cell, at) => (
            <td key={headings[at]} className="break-words py-2 pr-4 align-top tabular-nums">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
