import { afterAll, describe } from 'vitest';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { transparencyLogContract } from './transparency-log.contract';

const runtime = openTestRuntime();
afterAll(runtime.end);

describe('the transparency log in SQLite', () => {
  transparencyLogContract(processRuntime);
});
