const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The calendar day in New York of an instant in ms: `2026-11-21`. */
export const newYorkDay = (at: number): string => day.format(at);
