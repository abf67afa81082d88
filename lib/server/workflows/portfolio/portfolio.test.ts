import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { portfolioContract } from './portfolio.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('the portfolio on SQLite', () => portfolioContract(runtime));
