import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { searchEverythingContract } from './search-everything.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('the search of staff on SQLite', () => searchEverythingContract(runtime));
