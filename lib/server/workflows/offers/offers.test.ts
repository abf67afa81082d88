import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { offersContract } from './offers.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('offers on SQLite', () => offersContract(runtime));
