import { afterAll, beforeAll, describe } from 'vitest';
import { openDiskFiles } from '../files/disk-files';
import { marketContract } from '../market/market.contract';
import { type Runtime, runtime } from '../runtime';
import { startFirestoreEmulator } from '../store/firestore-emulator.fixture';
import { openFirestoreStore } from '../store/firestore-store';
import { staffContract } from './staff.contract';

process.env.LOCAL_MODE = '1';
const emulator = await startFirestoreEmulator();
const place: typeof globalThis & { bankOwnedRuntime?: Runtime } = globalThis;

describe.skipIf(!emulator)('staff on Firestore', () => {
  beforeAll(() => {
    place.bankOwnedRuntime = {
      store: openFirestoreStore({ projectId: 'demo-staff' }),
      files: openDiskFiles('never-written'),
      fileLinkKey: 'a key for tests',
      mail: { send: async () => {} },
    };
  });
  afterAll(() => runtime().store.close());

  staffContract(runtime);
  marketContract(runtime);
});
