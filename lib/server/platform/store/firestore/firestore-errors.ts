import 'server-only';
import { GrpcStatus } from 'firebase-admin/firestore';
import { BusyError, ConflictError } from '@/lib/server/platform/store/store';

/** Shorter than a browser's own timeout, so that the person gets an answer. */
const PATIENCE_MS = 8_000;

/** A precondition failed, or another writer held the document too long. */
const CONFLICTS: readonly unknown[] = [
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];
const TROUBLES: readonly unknown[] = [
  GrpcStatus.CANCELLED,
  GrpcStatus.UNKNOWN,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.INTERNAL,
  GrpcStatus.UNAVAILABLE,
];

/**
 * Waits for a Firestore call and converts its errors to the port's ConflictError and BusyError. After a
 * BusyError it is unknown whether a commit was applied; it may still be applied later.
 */
export async function answered<T>(call: Promise<T>, kind: 'read' | 'commit'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new BusyError(`Firestore did not answer a ${kind} in ${PATIENCE_MS} ms`));
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  try {
    return await Promise.race([call, silence]);
  } catch (error) {
    throw toPortError(error, kind);
  } finally {
    clearTimeout(timer);
  }
}

function toPortError(error: unknown, kind: 'read' | 'commit'): unknown {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const { message } = error instanceof Error ? error : { message: '' };
  if (kind === 'commit' && CONFLICTS.includes(code)) return new ConflictError(message, { cause: error });
  return TROUBLES.includes(code) ? new BusyError(message, { cause: error }) : error;
}
