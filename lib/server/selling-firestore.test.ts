import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, vi } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { needsDepth } from '@/lib/skipped.fixture';
import { buyNowContract } from './buy-now.contract';
import { endingContract } from './ending.contract';
import { openDiskFiles } from './files/disk-files';
import { importsContract } from './imports/imports.contract';
import { organisationsContract } from './organisations.contract';
import { runListingContract } from './run-listing.contract';
import { runtime } from './runtime';
import { setRuntime } from './runtime.fixture';
import { salesContract } from './sales/sales.contract';
import { sellingContract } from './selling.contract';
import { startFirestoreEmulator } from './store/firestore-emulator.fixture';
import { openFirestoreStore } from './store/firestore-store';

process.env.LOCAL_MODE = '1';
vi.mock('./auth-service', () => ({
  adminAuth: () => ({ deleteUser: async () => {} }),
  isAuthRefusal: () => false,
}));
const folder = mkdtempSync(join(tmpdir(), 'selling-'));
// `npm test` runs the same cases on SQLite, and the store contract on both engines.
const emulator = isDeep ? await startFirestoreEmulator() : null;

describe.skipIf(!emulator)('selling on Firestore', needsDepth, () => {
  beforeAll(() => {
    setRuntime({
      store: openFirestoreStore({ projectId: 'demo-selling' }),
      files: openDiskFiles(folder),
      fileLinkKey: 'a key for tests',
      mail: { send: async () => {} },
    });
  });
  afterAll(async () => {
    await runtime().store.close();
    rmSync(folder, { recursive: true });
  });

  sellingContract(runtime);
  runListingContract(runtime);
  organisationsContract(runtime);
  importsContract(runtime);
  salesContract(runtime);
  buyNowContract(runtime);
  endingContract(runtime);
});
