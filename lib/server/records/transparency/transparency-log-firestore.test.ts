import { afterAll, beforeAll, describe } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { needsDepth } from '@/lib/skipped.fixture';
import { transparencyLogContract } from './transparency-log.contract';

process.env.LOCAL_MODE = '1';
const emulator = isDeep ? await startFirestoreEmulator() : null;

describe.skipIf(!emulator)('the transparency log in Firestore', needsDepth, () => {
  beforeAll(() => {
    setRuntime({
      store: openFirestoreStore({ projectId: 'demo-log' }),
      files: openDiskFiles('unused'),
      fileLinkKey: 'a key for tests',
      mail: { send: async () => {} },
    });
  });
  afterAll(() => runtime().store.close());

  transparencyLogContract(runtime);
});
