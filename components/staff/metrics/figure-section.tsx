import { PlotSection } from '@/components/ui/plots/plot-section';
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

/** One figure: a plot, and a table with the same values; one line if there is nothing to draw. */
export function FigureSection({ figure, weeks }: FigureSectionProps) {
  const name = figureLabels[figure];
  const limit = figureLimits[figure]?.limit ?? null;
  const values = weeks.map((week) => week[figure]);
  const help = [figureHelp[figure], limit !== null && copy.limit({ limit: figureWords(figure, limit) })]
    .filter(Boolean)
    .join(' ');
  if (values.every((value) => value === null || value === 0))
    return (
      <section aria-labelledby={figure} className="mt-12 border-t-2 border-primary pt-3">
        <h2 id={figure} className="text-heading font-semibold">
          {name}
        </h2>
        <p className="mt-1 max-w-prose text-text-muted">{help}</p>
        <p className="mt-3">
          {values.includes(0)
            ? copy.plotZero({ name, value: figureWords(figure, 0) })
            : copy.plotEmpty({ name })}
        </p>
      </section>
    );
  return (
    <PlotSection
      id={figure}
      name={name}
      help={help}
      values={values}
      limit={limit}
      label={labelOf(figure, values)}
      caption={copy.caption({ name })}
      weekHeading={copy.week}
      rows={weeks.map((week) => ({
        week: formatDay(`${week.week}T12:00:00-05:00`),
        value: figureWords(figure, week[figure]),
      }))}
    />
  );
}

function labelOf(figure: FigureName, values: readonly (number | null)[]): string {
  const name = figureLabels[figure];
  const measured = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...measured), Math.max(...measured)];
  return copy.plotLabel({
    name,
    latest: figureWords(figure, values.at(-1) ?? null),
    low: figureWords(figure, low),
    high: figureWords(figure, high),
  });
}
