import 'server-only';
import { isDiskFull } from './disk-full';

/** What a form says while the disk is full. */
export const notSavedWords =
  'We could not save this right now. Nothing was changed. Try again in a few minutes.';

export const signedOutWords =
  'You were signed out meanwhile. Sign in again in another tab, then send this once more.';

/** What the work of a form answered, or null while the disk is full. */
export async function saveOrNull<T extends object>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const cause = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${JSON.stringify({ level: 'error', cause })}\n`);
    return null;
  }
}

/** The same for work without an answer. */
export const isSaved = async (work: Promise<unknown>): Promise<boolean> =>
  (await saveOrNull(work.then(() => ({})))) !== null;
