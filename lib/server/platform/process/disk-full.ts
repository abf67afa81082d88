import 'server-only';

const codes: readonly unknown[] = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];

/**
 * Whether a write failed because the disk is full. None of it was stored, and earlier acknowledged writes
 * stand.
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(error.code)) || isDiskFull(error.cause);
}
