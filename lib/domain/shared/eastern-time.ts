const parts = new Intl.DateTimeFormat('en-CA', {
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

/** A moment on New York's clocks: `2026-11-21`, `15:05` and which of its two times holds. */
export interface EasternTime {
  readonly date: string;
  readonly time: string;
  readonly zone: EasternZone;
}

/** The rows of a table name a few moments again and again, and to format one costs more than all else in their check. */
const known = new Map<number, EasternTime>();
const knownAtMost = 1_000;

/** `at` in milliseconds UTC. */
export function toEasternTime(at: number): EasternTime {
  const before = known.get(at);
  if (before) return before;
  if (known.size >= knownAtMost) known.clear();
  const eastern = format(at);
  known.set(at, eastern);
  return eastern;
}

function format(at: number): EasternTime {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${found.year}-${found.month}-${found.day}`,
    time: `${found.hour}:${found.minute}`,
    zone: found.timeZoneName === 'EDT' ? 'EDT' : 'EST',
  };
}

const offsets = { EDT: '-04:00', EST: '-05:00' } as const;

/**
 * The instant in ms of a date `2026-11-21` and a time `15:05` on New York's clocks. Null when there is no such moment:
 * not a date, or in the hour that is left out in March. Of the hour that comes twice in November the first is meant.
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

/** The day `2026-11-21` as an instant: noon in New York. Null for what is no day. */
export const fromEasternDay = (date: string): number | null => fromEasternTime(date, '12:00');
