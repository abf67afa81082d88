import { afterAll, describe } from 'vitest';
import { runtime } from '../runtime';
import { openTestRuntime } from '../runtime.fixture';
import { offersContract } from './offers.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('offers on SQLite', () => offersContract(runtime));
