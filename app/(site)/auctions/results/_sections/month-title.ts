const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats the calendar month `2026-11` as `November 2026`. */
export const monthTitle = (isoMonth: string): string => month.format(new Date(`${isoMonth}-01T00:00:00Z`));
