import { isDeep } from './depth.fixture';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test is skipped. The unit step prints each reason with its number of tests. */
    skippedFor?: string;
  }
}

const skippedFor = (reason: string) => ({ meta: { skippedFor: reason } });

export const needsRecords = skippedFor('RECORDS_DIR does not name the folder of public records');
export const needsFirestore = skippedFor('the Firestore emulator cannot be had here');
export const needsDepth = isDeep ? needsFirestore : skippedFor('only npm run test:deep runs them');
