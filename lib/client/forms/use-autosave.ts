import { useEffect, useRef, useState } from 'react';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { Conflict, TypedAnswers } from '@/lib/domain/drafts/merge';

type Saved =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'refused'; readonly message: string };

interface Autosave {
  /** The answers that the server rendered. */
  readonly stored: Answers;
  readonly save: (sent: TypedAnswers) => Promise<Saved>;
  readonly onSaved: () => void;
}

/** `at` in ms. */
export type SaveStatus =
  | { readonly is: 'quiet' | 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  | { readonly is: 'unsaved'; readonly message: string };

const noConnection =
  'Not saved: there is no connection. What you typed stays here and is sent when it is back.';

/**
 * Saves the answers that differ from the server's last known ones, one request at a time. An answer that
 * another device changed meanwhile is held back until the conflict is settled.
 */
export function useAutosave({ stored, save, onSaved }: Autosave) {
  const [known, setKnown] = useState(stored);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [status, setStatus] = useState<SaveStatus>({ is: 'quiet' });
  const current = useRef({ typed: stored, known: stored, held: new Set<string>() });
  const running = useRef(Promise.resolve());

  function learn(answers: Answers): void {
    current.current.known = { ...current.current.known, ...answers };
    setKnown(current.current.known);
  }

  /** From now on the person has to choose between the two answers. */
  function dispute(disputed: readonly Conflict[]): void {
    for (const { name } of disputed) current.current.held.add(name);
    learn(Object.fromEntries(disputed.map(({ name, theirs }) => [name, theirs])));
    const isNew = ({ name }: Conflict) => disputed.every((conflict) => conflict.name !== name);
    setConflicts((previous) => [...previous.filter(isNew), ...disputed]);
  }

  async function run(): Promise<void> {
    const { typed, known: before, held } = current.current;
    const names = Object.keys(typed).filter(
      (name) => !held.has(name) && typed[name] !== (before[name] ?? ''),
    );
    if (names.length === 0) return;
    setStatus({ is: 'saving' });
    const sent = { typed: pick(typed, names), was: pick(before, names) };
    const saved = await save(sent).catch(() => ({ status: 'refused', message: noConnection }) as const);
    if (saved.status === 'refused') return setStatus({ is: 'unsaved', message: saved.message });
    learn(sent.typed);
    if (saved.status === 'conflict') dispute(saved.conflicts);
    setStatus({ is: 'saved', at: Date.now() });
    onSaved();
  }

  /** Saves now, or after the request in progress. */
  function saveNow(typed: Answers): void {
    current.current.typed = typed;
    running.current = running.current.then(run);
  }

  function settle(name: string, typed: Answers): void {
    current.current.held.delete(name);
    setConflicts((previous) => previous.filter((conflict) => conflict.name !== name));
    saveNow(typed);
  }

  const again = useRef(saveNow);
  again.current = saveNow;
  useEffect(() => {
    const retry = () => again.current(current.current.typed);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return { known, conflicts, status, saveNow, dispute, settle };
}

const pick = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? '']));
