import { afterAll, describe } from 'vitest';
import { bidLimitsContract } from './bid-limits.contract';
import { runtime } from './runtime';
import { openTestRuntime } from './runtime.fixture';

afterAll(openTestRuntime().end);

describe('who may bid, on SQLite', () => bidLimitsContract(runtime));
