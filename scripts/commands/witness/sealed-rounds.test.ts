import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { sealedRoundsContract } from './sealed-rounds.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('sealed rounds on SQLite', () => sealedRoundsContract(runtime));
