import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, vi } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { importPhotosContract } from '@/lib/server/jobs/imports/import-photos.contract';
import { importsContract } from '@/lib/server/jobs/imports/imports.contract';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { buyNowContract } from '@/lib/server/workflows/bids/buy-now.contract';
import { bulkActionsContract } from '@/lib/server/workflows/bulk-actions/bulk-actions.contract';
import { closingsContract } from '@/lib/server/workflows/closings/closings.contract';
import { runCancellationContract } from '@/lib/server/workflows/listings/cancellation.contract';
import { endingContract } from '@/lib/server/workflows/listings/ending.contract';
import { runListingContract } from '@/lib/server/workflows/listings/manage-listing.contract';
import { lotsContract } from '@/lib/server/workflows/lots/lots.contract';
import { organizationsContract } from '@/lib/server/workflows/organizations/organization-commands.contract';
import { portfolioContract } from '@/lib/server/workflows/portfolio/portfolio.contract';
import { needsDepth } from '@/lib/skipped.fixture';
import { sellingContract } from './selling.contract';

process.env.LOCAL_MODE = '1';
vi.mock('@/lib/server/people/identity/auth-service', () => ({
  adminAuth: () => ({ deleteUser: async () => {} }),
  isAuthRefusal: () => false,
}));
vi.mock('@/lib/server/platform/outbound/outbound', () => ({ requestOutbound: vi.fn() }));
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
  runCancellationContract(runtime);
  lotsContract(runtime);
  organizationsContract(runtime);
  portfolioContract(runtime);
  importsContract(runtime);
  importPhotosContract(runtime);
  closingsContract(runtime);
  buyNowContract(runtime);
  endingContract(runtime);
  bulkActionsContract(runtime, 40);
});
