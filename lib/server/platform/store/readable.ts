import 'server-only';
import { type Collection, isBadDocumentError, type Unreadable } from './store';

/** Runs a read and returns its result. A document that cannot be read is reported. */
export type Read = <R>(collection: Collection<object>, id: string, read: () => R) => R | null;

/** For an unreadable document, `required` rethrows the error and `readable` returns null. */
export function createReadable(onUnreadable: (unreadable: Unreadable) => void): {
  readonly required: Read;
  readonly readable: Read;
} {
  const reading =
    (isRequired: boolean): Read =>
    ({ name }, id, read) => {
      try {
        return read();
      } catch (error) {
        if (!isBadDocumentError(error)) throw error;
        onUnreadable({ collection: name, id, fault: error.message });
        if (isRequired) throw error;
        return null;
      }
    };
  return { required: reading(true), readable: reading(false) };
}
