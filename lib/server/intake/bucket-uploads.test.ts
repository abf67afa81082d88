import { openBucketFiles } from '@/lib/server/files/bucket-files';
import { startStorageEmulator } from '@/lib/server/files/storage-emulator.fixture';
import type { Runtime } from '@/lib/server/runtime';
import { openTestRuntime } from '@/lib/server/runtime.fixture';
import { describeUploads } from './uploads.contract';

await startStorageEmulator();

describeUploads('uploads into a bucket', () => {
  const runtime = openTestRuntime();
  const files = openBucketFiles({ projectId: 'demo-test', bucket: 'demo-test.firebasestorage.app' });
  const place: typeof globalThis & { bankOwnedRuntime?: Runtime } = globalThis;
  if (place.bankOwnedRuntime) place.bankOwnedRuntime = { ...place.bankOwnedRuntime, files };
  return { ...runtime, files };
});
