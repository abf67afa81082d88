/** How soon a saved search reports new homes. */
export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The most searches one person can save. */
export const savedSearchLimit = 50;
export const longestSearchName = 80;

/** The default name of a search; `filters` in words. */
export const defaultSearchName = (filters: readonly string[]): string =>
  filters.join(', ').slice(0, longestSearchName) || 'All homes';

/** Whether the name already lists all filters, so that they need not be shown again. */
export const namesAllFilters = (name: string, filters: readonly string[]): boolean =>
  name === defaultSearchName(filters) && filters.join(', ').length <= longestSearchName;

const hourMs = 3_600_000;
/**
 * Time between two runs. New homes in between are reported together; `at-once` runs at most every 15 minutes.
 */
const pauseMs: Readonly<Record<AlertFrequency, number>> = {
  'at-once': hourMs / 4,
  daily: 24 * hourMs,
  weekly: 7 * 24 * hourMs,
};

/** When to run again after a run at `at`, in ms UTC. */
export const nextRun = (frequency: AlertFrequency, at: number): number => at + pauseMs[frequency];

/** The longest delay until a published home is visible to the instance that runs the search. */
const latenessMs = 600_000;

/** A home listed at or before this time can no longer be new. All in ms UTC. */
export const reportWindowStart = (toldUntil: number): number => toldUntil - latenessMs;

interface Listed {
  readonly key: string;
  /** Milliseconds UTC. */
  readonly listedAt: number;
}

/**
 * What has been reported: every home listed up to `toldUntil`, except late ones that are not visible yet.
 * `told` holds the recent homes already reported.
 */
export interface ReportedHomes {
  readonly toldUntil: number;
  readonly told: readonly Listed[];
}

/** The matching homes that were not reported yet, newest first, and the state after reporting them. */
export function listUnreported(
  { toldUntil, told }: ReportedHomes,
  fitting: readonly Listed[],
  now: number,
): { readonly fresh: readonly string[]; readonly after: ReportedHomes } {
  const reportedKeys = new Set(told.map(({ key }) => key));
  const fresh = fitting
    .filter(({ listedAt }) => listedAt <= now && listedAt > reportWindowStart(toldUntil))
    .filter(({ key }) => !reportedKeys.has(key))
    .sort((a, b) => b.listedAt - a.listedAt || (a.key < b.key ? -1 : 1));
  // If the clock was set back, earlier reports must still count.
  const until = Math.max(toldUntil, now);
  const mayComeAgain = ({ listedAt }: Listed) => listedAt > reportWindowStart(until);
  return {
    fresh: fresh.map(({ key }) => key),
    after: { toldUntil: until, told: [...told, ...fresh].filter(mayComeAgain) },
  };
}

/** A new search counts every existing match as reported. */
export const reportedAtFirst = (fitting: readonly Listed[], now: number): ReportedHomes =>
  listUnreported({ toldUntil: now, told: [] }, fitting, now).after;
