import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { describeUploads } from './uploads.contract';

describeUploads('uploads into a folder', openTestRuntime);
