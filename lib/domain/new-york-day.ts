const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The calendar day in New York of an instant in ms: `2026-11-21`. */
export const newYorkDay = (at: number): string => day.format(at);

const dayMs = 24 * 3_600_000;

/** Days since 1970 of such a day. */
export const countOfDay = (date: string): number => Date.parse(date) / dayMs;
