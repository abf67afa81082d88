import { afterAll, describe, vi } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { importPhotosContract } from './import-photos.contract';

vi.mock('@/lib/server/platform/outbound/outbound', () => ({ requestOutbound: vi.fn() }));
process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('photos of imports on SQLite', () => importPhotosContract(runtime));
