import 'server-only';
import { BusyError } from '@/lib/server/platform/store/store';

/** Shorter than a browser's own timeout, so that the person gets an answer. */
const PATIENCE_MS = 8_000;
const NETWORK = /^(E(CONN|HOST|NET|AI_)\w+|ETIMEDOUT|ENOTFOUND|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/;

/**
 * Waits for a Cloud Storage call. Throws BusyError when it does not answer; the call may still take effect.
 */
export async function answered<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new BusyError(`Cloud Storage did not answer in ${PATIENCE_MS} ms`));
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  return orBusy(Promise.race([call, silence])).finally(() => clearTimeout(timer));
}

/** The same without a time limit, for transfers whose duration depends on their size. */
export async function orBusy<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isTemporary(codeOf(error)) ? new BusyError(String(error), { cause: error }) : error;
  }
}

export const isGone = (error: unknown): boolean => codeOf(error) === 404;
export const isRefused = (error: unknown): boolean => codeOf(error) === 412;

const isTemporary = (code: unknown): boolean =>
  typeof code === 'number' ? code === 408 || code === 429 || code >= 500 : NETWORK.test(String(code));

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
