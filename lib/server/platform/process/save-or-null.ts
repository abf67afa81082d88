import 'server-only';
import { isDiskFull } from './disk-full';

/** The result of a form's work; null while the disk is full, which is logged. */
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

/** The same for work without a result: false while the disk is full. */
export const isSaved = async (work: Promise<unknown>): Promise<boolean> =>
  (await saveOrNull(work.then(() => ({})))) !== null;
