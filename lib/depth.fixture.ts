/** True in `npm run test:deep`, which runs every property test at its full number of runs. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** Runs of a slow property test: all in `npm run test:deep`, a fifth in `npm test`. */
export const atDepth = (runs: number): number => (isDeep ? runs : Math.ceil(runs / 5));
