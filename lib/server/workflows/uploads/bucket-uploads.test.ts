import { openBucketFiles } from '@/lib/server/platform/files/bucket-files';
import { startStorageEmulator } from '@/lib/server/platform/files/storage-emulator.fixture';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime, setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { describeUploads } from './uploads.contract';

await startStorageEmulator();

describeUploads('uploads into a bucket', () => {
  const runtime = openTestRuntime();
  const files = openBucketFiles({ projectId: 'demo-test', bucket: 'demo-test.firebasestorage.app' });
  setRuntime({ ...processRuntime(), files });
  return { ...runtime, files };
});
