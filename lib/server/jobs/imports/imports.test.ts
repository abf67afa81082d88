import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { importsContract } from './imports.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('imports on SQLite', () => importsContract(runtime));
