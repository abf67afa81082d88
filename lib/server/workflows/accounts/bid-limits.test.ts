import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { bidExposureContract } from '@/lib/server/records/auctions/bid-exposure.contract';
import { bidLimitsContract } from './bid-limits.contract';

afterAll(openTestRuntime().end);

describe('what a limit is for, on SQLite', () => bidExposureContract(runtime));
describe('who may bid, on SQLite', () => bidLimitsContract(runtime));
