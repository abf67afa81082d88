import { afterAll } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { lotsContract } from './lots.contract';

process.env.LOCAL_MODE = '1';
const { end } = openTestRuntime();
afterAll(end);
lotsContract(runtime);
