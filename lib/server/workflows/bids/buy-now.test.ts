import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { buyNowContract } from './buy-now.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('buy now on SQLite', () => buyNowContract(runtime));
