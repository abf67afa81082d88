import { WeekPlot } from '@/components/ui/plots/week-plot';
import { figureWords } from '@/lib/copy/staff/figure-words';
import { figureLimits } from '@/lib/domain/staff/metrics/figure-alerts';
import type { FigureName, WeekFigures } from '@/lib/domain/staff/metrics/figures';
import { formatDay } from '@/lib/format';
import { figureHelp } from '@/messages/desk/figure-help';
import { figureLabels } from '@/messages/desk/figure-labels';
import { metricsPage as copy } from '@/messages/desk/metrics-page';

interface FigureSectionProps {
  readonly figure: FigureName;
  readonly weeks: readonly WeekFigures[];
}

/** One figure: a plot, and a table with the same values. */
export function FigureSection({ figure, weeks }: FigureSectionProps) {
  const name = figureLabels[figure];
  const limit = figureLimits[figure]?.limit ?? null;
  const values = weeks.map((week) => week[figure]);
  return (
    <section aria-labelledby={figure} className="mt-12 border-t-2 border-primary pt-3">
      <h2 id={figure} className="text-heading font-semibold">
        {name}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">
        {figureHelp[figure]} {limit !== null && copy.limit({ limit: figureWords(figure, limit) })}
      </p>
      <div className="mt-4 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <WeekPlot values={values} limit={limit} label={labelOf(figure, values)} />
        <table className="w-full text-sm tabular-nums max-lg:mt-4">
          <caption className="sr-only">{copy.caption({ name })}</caption>
          <thead>
            <tr className="text-left text-text-muted">
              <th scope="col" className="pb-1 font-normal">
                {copy.week}
              </th>
              <th scope="col" className="pb-1 text-right font-normal">
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week} className="border-t border-line">
                <th scope="row" className="whitespace-nowrap py-0.5 pr-3 text-left font-normal">
                  {formatDay(`${week.week}T12:00:00-05:00`)}
                </th>
                <td className="py-0.5 text-right">{figureWords(figure, week[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function labelOf(figure: FigureName, values: readonly (number | null)[]): string {
  const name = figureLabels[figure];
  const measured = values.filter((value) => value !== null);
  if (measured.length === 0) return copy.plotEmpty({ name });
  const [low, high] = [Math.min(...measured), Math.max(...measured)];
  return copy.plotLabel({
    name,
    latest: figureWords(figure, values.at(-1) ?? null),
    low: figureWords(figure, low),
    high: figureWords(figure, high),
  });
}
