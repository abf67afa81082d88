import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { bidExposureContract } from '@/lib/server/records/auctions/bid-exposure.contract';
import { inquiriesContract } from '@/lib/server/records/inquiries/inquiries.contract';
import { bidLimitsContract } from '@/lib/server/workflows/accounts/bid-limits.contract';
import { sharedDevicesContract } from '@/lib/server/workflows/accounts/shared-devices.contract';
import { searchEverythingContract } from '@/lib/server/workflows/desk/search-everything.contract';
import { offersContract } from '@/lib/server/workflows/offers/offers.contract';
import {
  contractProviders,
  singleSignOnContract,
} from '@/lib/server/workflows/organizations/single-sign-on.contract';
import { needsDepth } from '@/lib/skipped.fixture';
import { sealedRoundsContract } from '@/scripts/commands/witness/sealed-rounds.contract';
import { organizationsStaffContract } from './organizations-staff.contract';
import { staffContract } from './staff.contract';

process.env.LOCAL_MODE = '1';
process.env.SSO_PROVIDERS = contractProviders;
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
  organizationsStaffContract(runtime);
  singleSignOnContract(runtime);
  inquiriesContract(runtime);
  searchEverythingContract(runtime);
  offersContract(runtime);
  sealedRoundsContract(runtime);
  bidLimitsContract(runtime);
  bidExposureContract(runtime);
  sharedDevicesContract(runtime);
});
