import { afterAll, describe } from 'vitest';
import { runtime } from '../runtime';
import { openTestRuntime } from '../runtime.fixture';
import { organisationsStaffContract } from './organisations-staff.contract';
import { staffContract } from './staff.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('staff on SQLite', () => {
  staffContract(runtime);
  organisationsStaffContract(runtime);
});
