/** Made at its first use, which takes a browser a while. */
let parts: Intl.DateTimeFormat | undefined;
const newParts = () =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

type EasternZone = 'EST' | 'EDT';

/** A time in New York: date `2026-11-21`, time `15:05`, and the zone in effect. */
export interface EasternTime {
  readonly date: string;
  readonly time: string;
  readonly zone: EasternZone;
}

/** Rows of an import repeat a few instants, and formatting is the most expensive part of their check. */
const known = new Map<number, EasternTime>();
const knownAtMost = 1_000;

/** Converts an instant, in ms since 1970 UTC, to New York time. */
export function toEasternTime(at: number): EasternTime {
  const before = known.get(at);
  if (before) return before;
  if (known.size >= knownAtMost) known.clear();
  const eastern = format(at);
  known.set(at, eastern);
  return eastern;
}

function format(at: number): EasternTime {
  parts ??= newParts();
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${found.year}-${found.month}-${found.day}`,
    time: `${found.hour}:${found.minute}`,
    zone: found.timeZoneName === 'EDT' ? 'EDT' : 'EST',
  };
}

const offsets = { EDT: '-04:00', EST: '-05:00' } as const;

/**
 * The instant, in ms, of a date `2026-11-21` and a time `15:05` in New York. Null if there is no such time:
 * not a date, or in the hour that is skipped in March. In the hour that repeats in November, the first pass
 * counts.
 */
export function fromEasternTime(date: string, time: string): number | null {
  for (const zone of ['EDT', 'EST'] as const) {
    const at = Date.parse(`${date}T${time}:00${offsets[zone]}`);
    if (Number.isNaN(at)) return null;
    const back = toEasternTime(at);
    if (back.zone === zone && back.date === date && back.time === time) return at;
  }
  return null;
}

/** The date `2026-11-21` as an instant in ms: noon in New York. Null for anything but a date. */
export const fromEasternDay = (date: string): number | null => fromEasternTime(date, '12:00');
