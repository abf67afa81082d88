import type { ReactNode } from 'react';
import { WeekPlot } from './week-plot';

interface PlotSectionProps {
  readonly id: string;
  readonly name: string;
  /** What the figure means. */
  readonly help: ReactNode;
  /** One value per week, earliest first; null where nothing was measured. */
  readonly values: readonly (number | null)[];
  readonly limit: number | null;
  /** Describes the plot. */
  readonly label: string;
  /** What the highest bar stands for, in words; the description says it too. */
  readonly highest?: string;
  readonly caption: string;
  readonly weekHeading: string;
  /** The same values in words. */
  readonly rows: readonly { readonly week: string; readonly value: string }[];
}

/** A figure by week: a plot, and a table with the same values. */
export function PlotSection({ id, name, help, values, limit, label, highest, ...table }: PlotSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t-2 border-primary pt-3">
      <h2 id={id} className="text-heading font-semibold">
        {name}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">{help}</p>
      <div className="mt-4 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          {highest && (
            <p aria-hidden="true" className="mb-1 text-sm text-text-muted">
              {highest}
            </p>
          )}
          <WeekPlot values={values} limit={limit} label={label} />
          <WeekEnds rows={table.rows} />
        </div>
        <WeekTable name={name} {...table} />
      </div>
    </section>
  );
}

/** The first and the last week below their bars. */
const WeekEnds = ({ rows }: Pick<PlotSectionProps, 'rows'>) => (
  <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-sm text-text-muted">
    <span>{rows[0]?.week}</span>
    {rows.length > 1 && <span>{rows.at(-1)?.week}</span>}
  </p>
);

function WeekTable({
  name,
  caption,
  weekHeading,
  rows,
}: Pick<PlotSectionProps, 'name' | 'caption' | 'weekHeading' | 'rows'>) {
  return (
    <table className="w-full self-start text-sm tabular-nums max-lg:mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-text-muted">
          <th scope="col" className="pb-1 font-normal">
            {weekHeading}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {name}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ week, value }) => (
          <tr key={week} className="border-t border-line">
            <th scope="row" className="whitespace-nowrap py-0.5 pr-3 text-left font-normal">
              {week}
            </th>
            <td className="py-0.5 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
