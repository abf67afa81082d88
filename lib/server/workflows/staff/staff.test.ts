import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { organizationsStaffContract } from './organizations-staff.contract';
import { staffContract } from './staff.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('staff on SQLite', () => {
  staffContract(runtime);
  organizationsStaffContract(runtime);
});
