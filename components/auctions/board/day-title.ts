const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Formats the calendar day `2026-11-21` as `Saturday, November 21`. It is a day, not an instant, so no time
 * zone applies.
 */
export const dayTitle = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));

/** Formats the calendar month `2026-11` as `November 2026`. */
export const monthTitle = (isoMonth: string): string => month.format(new Date(`${isoMonth}-01T00:00:00Z`));
