/** How many listings one response has: by default, and at most. */
export const listingsPerAnswer = { usual: 50, most: 100 } as const;
export const rowsPerTable = { usual: 10_000, most: 10_000 } as const;
export const propertiesPerPage = 200;

/** Per caller: `burst` requests at once, then one more every `refillMs` milliseconds. */
export const readLimit = { name: 'open-data', burst: 120, refillMs: 250 } as const;
/** A full table costs as much as many pages. */
export const tableLimit = { name: 'open-table', burst: 20, refillMs: 6_000 } as const;
