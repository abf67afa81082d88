import 'server-only';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { isBusyError } from './store';

/** A store that does not answer is one more refusal: the same may be asked again. */
export async function whileNotBusy<T, R>(work: () => Promise<Result<T, R>>): Promise<Result<T, R | 'busy'>> {
  try {
    return await work();
  } catch (error) {
    if (isBusyError(error)) return refuse('busy');
    throw error;
  }
}
