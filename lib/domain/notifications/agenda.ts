import { newYorkDay } from '@/lib/domain/shared/eastern-day';

/** Something that happens at an instant (ms) and concerns a person. */
export interface AgendaEntry {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly place: string;
  readonly path: string;
}

/** Something that waits for a person; `by` in ms, null: no deadline. */
export interface Waiting {
  readonly id: string;
  readonly what: string;
  readonly place: string;
  readonly path: string;
  readonly by: number | null;
}

/** What is still to come, by the days of New York, the next first; each entry once. */
export function toAgenda(
  entries: readonly AgendaEntry[],
  now: number,
): readonly { readonly day: string; readonly entries: readonly AgendaEntry[] }[] {
  const once = new Map(entries.filter(({ at }) => at >= now).map((entry) => [entry.id, entry]));
  const sorted = [...once.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const days = [...new Set(sorted.map(({ at }) => newYorkDay(at)))];
  return days.map((day) => ({ day, entries: sorted.filter(({ at }) => newYorkDay(at) === day) }));
}

/** The nearest deadline first, what has none at the end. */
export const byUrgency = (a: Waiting, b: Waiting): number =>
  (a.by ?? Number.MAX_SAFE_INTEGER) - (b.by ?? Number.MAX_SAFE_INTEGER);
