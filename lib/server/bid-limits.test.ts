import { afterAll, describe } from 'vitest';
import { bidLimitsContract } from './bid-limits.contract';
import { limitUseContract } from './limit-use.contract';
import { runtime } from './runtime';
import { openTestRuntime } from './runtime.fixture';

afterAll(openTestRuntime().end);

describe('what a limit is for, on SQLite', () => limitUseContract(runtime));
describe('who may bid, on SQLite', () => bidLimitsContract(runtime));
