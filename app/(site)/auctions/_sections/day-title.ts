const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats the calendar day `2026-11-21` as `Saturday, November 21`. It is a day, not an instant, so no time
 * zone applies.
 */
export const dayTitle = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));
