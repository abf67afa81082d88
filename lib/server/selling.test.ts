import { afterAll, describe } from 'vitest';
import { runListingContract } from './run-listing.contract';
import { runtime } from './runtime';
import { openTestRuntime } from './runtime.fixture';
import { sellingContract } from './selling.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('selling on SQLite', () => {
  sellingContract(runtime);
  runListingContract(runtime);
});
