import 'server-only';

const codes: readonly unknown[] = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];

/** Whether a write failed because the disk is full: nothing of it was kept, and all that was acknowledged before is. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(error.code)) || isDiskFull(error.cause);
}
