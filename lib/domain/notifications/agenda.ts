import { newYorkDay } from '@/lib/domain/shared/eastern-day';

/** An event at an instant (ms) that concerns a person. */
export interface AgendaEntry {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly place: string;
  readonly path: string;
}

/** Something that a person still has to do. */
export interface Task {
  readonly id: string;
  readonly what: string;
  /** Label of the button that leads to it. */
  readonly action: string;
  /** The home. */
  readonly listingKey: string;
  readonly place: string;
  readonly path: string;
  /** The deadline in ms; null without one. */
  readonly by: number | null;
}

/** The upcoming entries by New York day, earliest first; each entry once. `now` in ms. */
export function toAgenda(
  entries: readonly AgendaEntry[],
  now: number,
): readonly { readonly day: string; readonly entries: readonly AgendaEntry[] }[] {
  const once = new Map(entries.filter(({ at }) => at >= now).map((entry) => [entry.id, entry]));
  const sorted = [...once.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const days = new Map<string, AgendaEntry[]>();
  for (const entry of sorted) {
    const day = newYorkDay(entry.at);
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}

/** The first `limit` entries of an agenda, and how many are left out. */
export function firstOfAgenda(days: ReturnType<typeof toAgenda>, limit: number) {
  const shown: { day: string; entries: readonly AgendaEntry[] }[] = [];
  let room = limit;
  for (const { day, entries } of days) {
    if (room <= 0) break;
    shown.push({ day, entries: entries.slice(0, room) });
    room -= entries.length;
  }
  const total = days.reduce((sum, { entries }) => sum + entries.length, 0);
  return { days: shown, left: Math.max(0, total - limit) };
}

/** Sorts by the nearest deadline; items without one come last. */
export const byUrgency = (a: Pick<Task, 'by'>, b: Pick<Task, 'by'>): number =>
  (a.by ?? Number.MAX_SAFE_INTEGER) - (b.by ?? Number.MAX_SAFE_INTEGER);
