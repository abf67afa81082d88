import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { needsDepth } from '@/lib/skipped.fixture';
import { bidLimitsContract } from '../bid-limits.contract';
import { openDiskFiles } from '../files/disk-files';
import { limitUseContract } from '../limit-use.contract';
import { marketContract } from '../market/market.contract';
import { offersContract } from '../offers/offers.contract';
import { runtime } from '../runtime';
import { setRuntime } from '../runtime.fixture';
import { startFirestoreEmulator } from '../store/firestore-emulator.fixture';
import { openFirestoreStore } from '../store/firestore-store';
import { organisationsStaffContract } from './organisations-staff.contract';
import { staffContract } from './staff.contract';

process.env.LOCAL_MODE = '1';
const folder = mkdtempSync(join(tmpdir(), 'staff-'));
// `npm test` runs the same cases on SQLite, and the store contract on both engines.
const emulator = isDeep ? await startFirestoreEmulator() : null;

describe.skipIf(!emulator)('staff on Firestore', needsDepth, () => {
  beforeAll(() => {
    setRuntime({
      store: openFirestoreStore({ projectId: 'demo-staff' }),
      files: openDiskFiles(folder),
      fileLinkKey: 'a key for tests',
      mail: { send: async () => {} },
    });
  });
  afterAll(async () => {
    await runtime().store.close();
    rmSync(folder, { recursive: true });
  });

  staffContract(runtime);
  organisationsStaffContract(runtime);
  marketContract(runtime);
  offersContract(runtime);
  bidLimitsContract(runtime);
  limitUseContract(runtime);
});
