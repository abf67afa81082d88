import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { inquiriesContract } from './inquiries.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('questions and showings on SQLite', () => inquiriesContract(runtime));
