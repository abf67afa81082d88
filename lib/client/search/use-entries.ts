import { useRef, useState } from 'react';
import type { FilesState } from '@/lib/domain/drafts/files/upload';
import { useEntries as copy } from '@/messages/search/use-entries';

interface Change<Entry> {
  readonly form: FormData;
  /** The expected list, shown until the server has answered. */
  readonly guess?: (entries: readonly Entry[]) => readonly Entry[];
  readonly announcement: string;
}

type Action<Entry> = (before: FilesState<Entry>, form: FormData) => Promise<FilesState<Entry>>;

/**
 * The files of a draft, with optimistic changes that the server's answer replaces. `announcement` is for
 * screen readers; `onSaved` is called when the rest of the page may have changed too.
 */
export function useEntries<Entry>(initial: readonly Entry[], action: Action<Entry>, onSaved: () => void) {
  const [entries, setEntries] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const known = useRef(initial);
  const last = useRef(0);

  async function change({ form, guess, announcement: words }: Change<Entry>): Promise<boolean> {
    const number = ++last.current;
    setFault(null);
    setAnnouncement(words);
    if (guess) setEntries(guess);
    const answer = await action({ status: 'open' }, form).catch(() => null);
    if (answer?.status === 'done') known.current = answer.entries;
    // A later change sets its own list.
    if (number === last.current) setEntries(known.current);
    if (answer?.status === 'done') {
      onSaved();
      return true;
    }
    setFault(answer?.status === 'refused' ? answer.message : NOT_REACHED);
    return false;
  }
  function put(next: (entries: readonly Entry[]) => readonly Entry[], words: string): void {
    known.current = next(known.current);
    setEntries(next);
    setAnnouncement(words);
    onSaved();
  }
  return { entries, fault, announcement, change, put };
}

const NOT_REACHED = copy.couldntReachServer;
