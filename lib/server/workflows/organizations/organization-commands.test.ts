import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { organizationsContract } from './organization-commands.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('organizations on SQLite', () => organizationsContract(runtime));
