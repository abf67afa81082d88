import { classNames } from './class-names';

/** The parts of a span of time, floored to whole seconds; all zero when it is over. */
export function timeLeftParts(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** `6d 04h`, `4h 09m`, `12m 05s`: the two greatest parts, the seconds only when they matter. */
export function formatTimeLeft(milliseconds: number): string {
  const { days, hours, minutes, seconds } = timeLeftParts(milliseconds);
  if (days > 0) return `${days}d ${pad(hours)}h`;
  if (hours > 0) return `${hours}h ${pad(minutes)}m`;
  return `${minutes}m ${pad(seconds)}s`;
}

/** `6 days 4 hours`, to be read aloud: never ticking by the second. */
export function sayTimeLeft(milliseconds: number): string {
  const { days, hours, minutes } = timeLeftParts(milliseconds);
  if (days > 0) return `${count(days, 'day')} ${count(hours, 'hour')}`;
  if (hours > 0) return `${count(hours, 'hour')} ${count(minutes, 'minute')}`;
  return minutes > 0 ? count(minutes, 'minute') : 'less than a minute';
}

/** In one line, for cards and tables. */
export function TimeLeft({
  milliseconds,
  className,
}: {
  readonly milliseconds: number;
  readonly className?: string;
}) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      <span aria-hidden="true">{formatTimeLeft(milliseconds)}</span>
      <span className="sr-only">{sayTimeLeft(milliseconds)}</span>
    </span>
  );
}

/** Four cells with their units below, for the auction panel. */
export function TimeLeftBoard({
  milliseconds,
  className,
}: {
  readonly milliseconds: number;
  readonly className?: string;
}) {
  const { days, hours, minutes, seconds } = timeLeftParts(milliseconds);
  const cells = [
    [days, 'days'],
    [hours, 'hrs'],
    [minutes, 'min'],
    [seconds, 'sec'],
  ] as const;
  return (
    <div className={className}>
      <div aria-hidden="true" className="grid grid-cols-4 divide-x divide-line">
        {cells.map(([value, unit]) => (
          <div key={unit} className="px-3 first:pl-0 last:pr-0">
            <div className="text-2xl font-semibold tabular-nums leading-tight sm:text-3xl">{pad(value)}</div>
            <div className="text-xs text-text-muted">{unit}</div>
          </div>
        ))}
      </div>
      <span className="sr-only">{sayTimeLeft(milliseconds)}</span>
    </div>
  );
}

const pad = (value: number): string => String(value).padStart(2, '0');
const count = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
