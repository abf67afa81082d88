import 'server-only';
import { type Collection, isBadDocumentError, type Unreadable } from './store';

/** What the read gives. A document that cannot be read is reported. */
export type Read = <R>(collection: Collection<object>, id: string, read: () => R) => R | null;

/** `required` throws the error on, `readable` gives null instead. */
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
