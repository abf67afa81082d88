import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { signedBidsContract } from './signed-bids.contract';

afterAll(openTestRuntime().end);

describe('signed bids on SQLite', () => signedBidsContract(runtime));
