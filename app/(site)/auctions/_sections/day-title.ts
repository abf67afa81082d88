const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day as `2026-11-21` in words: `Saturday, November 21`. It is a day, not an instant: no zone shifts it. */
export const dayTitle = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));
