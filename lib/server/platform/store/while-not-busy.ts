import 'server-only';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { isBusyError } from './store';

/** Turns a BusyError of the store into the refusal `busy`. The same request may be sent again. */
export async function whileNotBusy<T, R>(work: () => Promise<Result<T, R>>): Promise<Result<T, R | 'busy'>> {
  try {
    return await work();
  } catch (error) {
    if (isBusyError(error)) return refuse('busy');
    throw error;
  }
}
