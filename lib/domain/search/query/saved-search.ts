/** How soon a saved search tells of new homes. */
export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
export const frequencyLabel: Readonly<Record<AlertFrequency, string>> = {
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
};

/** So many searches may one person keep. */
export const savedSearchLimit = 50;
export const longestSearchName = 80;

/** What a search is called unless its owner finds a better name; `filters` in words. */
export const usualSearchName = (filters: readonly string[]): string =>
  filters.join(', ').slice(0, longestSearchName) || 'All homes';

/** Whether that name says all the filters, so that they need not be said again. */
export const isSaidByName = (name: string, filters: readonly string[]): boolean =>
  name === usualSearchName(filters) && filters.join(', ').length <= longestSearchName;

const hourMs = 3_600_000;
/** From one run to the next. Homes that come one after the other are told together: at once is no more often than this. */
const pauseMs: Readonly<Record<AlertFrequency, number>> = {
  'at-once': hourMs / 4,
  daily: 24 * hourMs,
  weekly: 7 * 24 * hourMs,
};

/** The next run after one at that time, in ms UTC. */
export const nextRun = (frequency: AlertFrequency, at: number): number => at + pauseMs[frequency];

/** How late a published home may become known to the instance that looks for it. */
const latenessMs = 600_000;

/** Of homes listed until then nothing is news anymore; all in ms UTC. */
export const newsSince = (toldUntil: number): number => toldUntil - latenessMs;

interface Listed {
  readonly key: string;
  /** Milliseconds UTC. */
  readonly listedAt: number;
}

/** What has been told: every home listed until then but those that may still come to light, of which `told` are the told. */
export interface ReportedHomes {
  readonly toldUntil: number;
  readonly told: readonly Listed[];
}

/** Of the homes that fit, those not told yet, the newest first, and what will have been told with them. */
export function newsAmong(
  { toldUntil, told }: ReportedHomes,
  fitting: readonly Listed[],
  now: number,
): { readonly fresh: readonly string[]; readonly after: ReportedHomes } {
  const isTold = new Set(told.map(({ key }) => key));
  const fresh = fitting
    .filter(({ listedAt }) => listedAt <= now && listedAt > newsSince(toldUntil))
    .filter(({ key }) => !isTold.has(key))
    .sort((a, b) => b.listedAt - a.listedAt || (a.key < b.key ? -1 : 1));
  // A clock that was put back must not forget what was told.
  const until = Math.max(toldUntil, now);
  const mayComeAgain = ({ listedAt }: Listed) => listedAt > newsSince(until);
  return {
    fresh: fresh.map(({ key }) => key),
    after: { toldUntil: until, told: [...told, ...fresh].filter(mayComeAgain) },
  };
}

/** At its beginning a search has told everything that is there. */
export const reportedAtFirst = (fitting: readonly Listed[], now: number): ReportedHomes =>
  newsAmong({ toldUntil: now, told: [] }, fitting, now).after;
