import { afterAll, describe } from 'vitest';
import { buyNowContract } from './buy-now.contract';
import { runtime } from './runtime';
import { openTestRuntime } from './runtime.fixture';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('buying at once on SQLite', () => buyNowContract(runtime));
