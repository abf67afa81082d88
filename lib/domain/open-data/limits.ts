/** How many listings one answer has: when nothing is said, and at most. */
export const listingsPerAnswer = { usual: 50, most: 100 } as const;
export const rowsPerTable = { usual: 10_000, most: 10_000 } as const;
export const propertiesPerPage = 200;

/** For one caller: so many at once, then one more each time so many milliseconds have passed. */
export const readLimit = { name: 'open-data', burst: 120, refillMs: 250 } as const;
/** A whole table costs as much as many pages. */
export const tableLimit = { name: 'open-table', burst: 20, refillMs: 6_000 } as const;
