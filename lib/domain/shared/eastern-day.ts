/** Made at its first use, which takes a browser a while. */
let day: Intl.DateTimeFormat | undefined;

/** The calendar day in New York of an instant in ms, such as `2026-11-21`. */
export function newYorkDay(at: number): string {
  day ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
  return day.format(at);
}

const dayMs = 24 * 3_600_000;

/** Whether the text is a real date. JavaScript engines may parse February 30 as March 2. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The number of days from 1970-01-01 to a `2026-11-21` date. */
export const countOfDay = (date: string): number => Date.parse(date) / dayMs;
