import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';

interface Column {
  readonly label: string;
  /** Numbers are right-aligned in tabular figures. */
  readonly isNumber?: boolean;
}

interface DataTableProps {
  readonly caption: ReactNode;
  readonly columns: readonly Column[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly note?: ReactNode;
}

/**
 * A table in running text. On a phone, a table with more than two columns becomes one block per row with
 * labeled values.
 */
export function DataTable({ caption, columns, rows, note }: DataTableProps) {
  const captionId = useId();
  const isWide = columns.length > 2;
  const areNumbers = columns.slice(1).every(({ isNumber }) => isNumber);
  const isShort = columns.length === 2 && columns[1]?.isNumber;
  return (
    <figure className={classNames('!mt-7', isShort && 'max-w-md')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-labelledby={captionId}>
        <table
          className={classNames(
            'data-table',
            isWide && 'data-table-stacked',
            isWide && areNumbers && 'data-table-numbers',
          )}
        >
          <caption id={captionId}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, isNumber }) => (
                <th key={label} scope="col" className={isNumber ? number : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed table stay where they are
              <tr key={line}>
                {row.map((content, index) => (
                  <Cell key={columns[index]?.label ?? index} column={columns[index]} isHead={index === 0}>
                    {content}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <figcaption className="mt-3 max-w-[64ch] text-sm text-text-muted">{note}</figcaption>}
    </figure>
  );
}

interface CellProps {
  readonly column: Column | undefined;
  readonly isHead: boolean;
  readonly children: ReactNode;
}

function Cell({ column, isHead, children }: CellProps) {
  const look = column?.isNumber ? number : undefined;
  if (isHead) {
    return (
      <th scope="row" className={look}>
        {children}
      </th>
    );
  }
  return (
    <td data-label={column?.label} className={look}>
      <span>{children}</span>
    </td>
  );
}

const number = 'data-table-number';
