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
          className={classNames(table, isWide && stacked, isWide && (areNumbers ? labelsFirst : valuesFirst))}
        >
          <caption id={captionId} className="pb-3 text-left text-sm text-text-muted">
            {caption}
          </caption>
          <thead>
            <tr className="border-y border-primary">
              {columns.map(({ label, isNumber }) => (
                <th key={label} scope="col" className={classNames('font-medium', isNumber && number)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed table stay where they are
              <tr key={line} className="border-b border-line align-top">
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
  const look = classNames(column?.isNumber && number);
  if (isHead) {
    return (
      <th scope="row" className={classNames(look, 'font-medium')}>
        {children}
      </th>
    );
  }
  return (
    <td data-label={column?.label} className={look}>
      <span className="block">{children}</span>
    </td>
  );
}

const table =
  'w-full border-collapse text-left text-[0.9375rem] leading-snug [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pl-0 [&_:is(th,td)]:pr-5 [&_:is(th,td):last-child]:pr-0';
const number = 'whitespace-nowrap text-right tabular-nums';
const stacked = [
  'max-sm:[&_thead]:sr-only max-sm:block max-sm:[&_:is(caption,tbody,tr,th)]:block max-sm:[&_tbody]:border-t max-sm:[&_tbody]:border-primary max-sm:[&_tr]:py-3',
  'max-sm:[&_:is(th,td)]:!p-0 max-sm:[&_th]:font-semibold max-sm:[&_td]:mt-1 max-sm:[&_td]:grid max-sm:[&_td]:gap-3 max-sm:[&_td]:whitespace-normal max-sm:[&_td]:text-left',
  'max-sm:[&_td]:before:text-text-muted max-sm:[&_td]:before:content-[attr(data-label)]',
].join(' ');
/** Which of the two columns gets the space. */
const valuesFirst = 'max-sm:[&_td]:grid-cols-[6.5rem_1fr]';
const labelsFirst = 'max-sm:[&_td]:grid-cols-[1fr_auto]';
