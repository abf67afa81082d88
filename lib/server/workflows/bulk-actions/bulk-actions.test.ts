import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { bulkActionsContract } from './bulk-actions.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('bulk actions on SQLite', () => bulkActionsContract(runtime));
