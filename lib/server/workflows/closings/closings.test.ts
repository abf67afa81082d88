import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { closingsContract } from './closings.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('closings on SQLite', () => closingsContract(runtime));
