import { afterAll, vi } from 'vitest';
import { waitForParts } from '@/lib/server/platform/process/run-part';
import { resetRuntime } from './runtime.fixture';

// Runs before each test file that shares its worker with others. State of one file must not reach the next.
const variables = { ...process.env };
resetRuntime();

afterAll(async () => {
  vi.useRealTimers();
  await waitForParts();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  resetRuntime();
});
