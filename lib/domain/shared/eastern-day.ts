const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The calendar day in New York of an instant in ms: `2026-11-21`. */
export const newYorkDay = (at: number): string => day.format(at);

const dayMs = 24 * 3_600_000;

/** Whether it is a day of the calendar: the 30th of February is none, and an engine may take it for the 2nd of March. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Days since 1970 of such a day. */
export const countOfDay = (date: string): number => Date.parse(date) / dayMs;
