import 'server-only';
import { isDiskFull } from './disk-full';

/** What a form says then. What was typed goes back with it. */
export const notSavedWords =
  'We could not save this right now. Nothing was changed. Try again in a few minutes.';

/** A form without other refusals: the sentence that it shows, or null. */
export type FormTrouble = string | null;

/** What the work of a form answered, or null where the disk was full: the form then says so and keeps what was typed. */
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
