import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { runCancellationContract } from '@/lib/server/workflows/listings/cancellation.contract';
import { runListingContract } from '@/lib/server/workflows/listings/manage-listing.contract';
import { sellingContract } from './selling.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('selling on SQLite', () => {
  sellingContract(runtime);
  runListingContract(runtime);
  runCancellationContract(runtime);
});
