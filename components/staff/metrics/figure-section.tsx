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

/** One figure: a plot, and a table with the same values. */
export function FigureSection({ figure, weeks }: FigureSectionProps) {
  const name = figureLabels[figure];
  const limit = figureLimits[figure]?.limit ?? null;
  const values = weeks.map((week) => week[figure]);
  return (
    <PlotSection
      id={figure}
      name={name}
      help={[figureHelp[figure], limit !== null && copy.limit({ limit: figureWords(figure, limit) })]
        .filter(Boolean)
        .join(' ')}
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
  if (measured.length === 0) return copy.plotEmpty({ name });
  const [low, high] = [Math.min(...measured), Math.max(...measured)];
  return copy.plotLabel({
    name,
    latest: figureWords(figure, values.at(-1) ?? null),
    low: figureWords(figure, low),
    high: figureWords(figure, high),
  });
}
