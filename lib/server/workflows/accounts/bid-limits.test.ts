import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { bidExposureContract } from '@/lib/server/records/auctions/bid-exposure.contract';
import { bidLimitsContract } from './bid-limits.contract';
import { sharedDevicesContract } from './shared-devices.contract';

afterAll(openTestRuntime().end);

describe('bid exposure on SQLite', () => bidExposureContract(runtime));
describe('bid limits and eligibility on SQLite', () => bidLimitsContract(runtime));
describe('shared devices on SQLite', () => sharedDevicesContract(runtime));
