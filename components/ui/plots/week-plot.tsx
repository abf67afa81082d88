interface WeekPlotProps {
  /** One value per week, earliest first; null where nothing was measured. */
  readonly values: readonly (number | null)[];
  /** The value that a figure should not pass, if it has one. */
  readonly limit: number | null;
  /** Describes the plot. */
  readonly label: string;
}

const width = 480;
const height = 160;
const padding = 8;

/** Bars by week, drawn on the server. A table beside it has the same values. */
export function WeekPlot({ values, limit, label }: WeekPlotProps) {
  const top = Math.max(1, limit ?? 0, ...values.map((value) => value ?? 0));
  const step = width / Math.max(1, values.length);
  const yOf = (value: number) => height - padding - ((height - 2 * padding) * value) / top;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      <line x1="0" y1={yOf(0)} x2={width} y2={yOf(0)} className="stroke-line" strokeWidth="1" />
      {values.map((value, index) =>
        value === null ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the week
            key={index}
            x={round(index * step + step * 0.15)}
            y={round(yOf(value))}
            width={round(step * 0.7)}
            height={round(Math.max(1, yOf(0) - yOf(value)))}
            className={index === values.length - 1 ? 'fill-text-muted' : 'fill-primary'}
          />
        ),
      )}
      {limit !== null && (
        <line
          x1="0"
          y1={round(yOf(limit))}
          x2={width}
          y2={round(yOf(limit))}
          className="stroke-danger"
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      )}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
