/** Per API key: a burst of 600 requests, and ten more a second. */
export const keyLimit = { name: 'api-key', burst: 600, refillMs: 100 } as const;
export const largestBody = 256 * 1024;
