import 'server-only';
import { GrpcStatus } from 'firebase-admin/firestore';
import { BusyError, ConflictError } from '@/lib/server/platform/store/store';

/** Before a browser gives up on its request, so that it is told. */
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
 * The answer of Firestore to a call, or its refusal in the port's words. Whether a commit that ends with BusyError
 * stands is unknown: it may have been applied, or may yet be.
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
