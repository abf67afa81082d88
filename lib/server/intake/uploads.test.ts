import { openTestRuntime } from '@/lib/server/runtime.fixture';
import { describeUploads } from './uploads.contract';

describeUploads('uploads into a folder', openTestRuntime);
