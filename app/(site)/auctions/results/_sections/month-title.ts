const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar month as `2026-11` in words: `November 2026`. */
export const monthTitle = (isoMonth: string): string => month.format(new Date(`${isoMonth}-01T00:00:00Z`));
