import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Pin } from '@/components/map/pins/pin-map';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { autosave, type StepState } from '@/lib/actions/drafts';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { Field } from '@/lib/domain/drafts/fields/field';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import type { Conflict, TypedAnswers } from '@/lib/domain/drafts/merge';
import { autosave as copy } from '@/messages/drafts/autosave';

interface StepAnswers {
  readonly draftId: string;
  readonly step: StepId;
  readonly stored: Answers;
  /** Response to a form that was posted without JavaScript. */
  readonly state: StepState;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Answers of one step while the seller edits them: typed, saved, and in conflict with another device. */
export function useStepAnswers({ draftId, step, stored, state, form }: StepAnswers) {
  const fields = fieldsOf(step);
  const first = 'typed' in state ? { ...stored, ...state.typed } : stored;
  const [typed, setTyped] = useState<Answers>(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rendered, setRendered] = useState<Answers>(first);
  const [isFocused, setFocused] = useState(false);
  // An answer saved on another device appears only while no field has the focus, never under the cursor.
  if (!isFocused && fields.some(({ name }) => rendered[name] !== first[name])) setRendered(first);
  const saving = useAutosave(draftId, stored);
  const posted = state.status === 'conflict' ? state.conflicts : [];
  const conflicts = useHydrated() ? saving.conflicts : posted;
  const disputed = useRef<StepState>(null);
  useEffect(() => {
    if (state.status === 'conflict' && disputed.current !== state) saving.dispute(state.conflicts);
    disputed.current = state;
  }, [state, saving.dispute]);

  const answers = { ...stored, ...typed };
  const read = (): Answers => (form.current ? { ...answers, ...readAnswers(form.current, fields) } : answers);

  return {
    answers,
    /** Field values for rendering. */
    rendered,
    /** Fields that the seller has left at least once. */
    left,
    posted,
    conflicts,
    saving,
    setFocused,
    noteInput: () => setTyped(read()),
    leave(name: string) {
      setLeft((known) => new Set(known).add(name));
      saving.saveNow(read());
    },
    settle(name: string, keep: 'mine' | 'theirs') {
      const theirs = conflicts.find((conflict) => conflict.name === name)?.theirs ?? '';
      if (keep === 'theirs' && form.current) setAnswer(form.current, name, theirs);
      const next = { ...read(), ...(keep === 'theirs' && { [name]: theirs }) };
      setTyped(next);
      saving.settle(name, next);
    },
    setPin(pin: Pin | null) {
      if (!form.current) return;
      for (const name of ['latitude', 'longitude'] as const)
        setAnswer(form.current, name, pin ? `${pin[name]}` : '');
      setLeft((known) => new Set(known).add('latitude').add('longitude'));
      const next = read();
      setTyped(next);
      saving.saveNow(next);
    },
  };
}

/** `at` in ms. */
export type SaveStatus =
  | { readonly is: 'quiet' | 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  | { readonly is: 'unsaved'; readonly message: string };

/**
 * Saves the answers that differ from the server's last known ones, one request at a time, and refreshes the
 * page. An answer that another device changed meanwhile is held back until the conflict is settled.
 */
export function useAutosave(draftId: string, stored: Answers) {
  const router = useRouter();
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
    const sent: TypedAnswers = { typed: pick(typed, names), was: pick(before, names) };
    const saved = await autosave(draftId, sent).catch(
      () => ({ status: 'refused', message: copy.notSaved }) as const,
    );
    if (saved.status === 'refused') return setStatus({ is: 'unsaved', message: saved.message });
    learn(sent.typed);
    if (saved.status === 'conflict') dispute(saved.conflicts);
    setStatus({ is: 'saved', at: Date.now() });
    router.refresh();
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

/** Current values of the fields that the form shows. */
function readAnswers(form: HTMLFormElement, fields: readonly Field[]): Answers {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ name }) => form.elements.namedItem(name) !== null)
      .map(({ name }) => [name, data.getAll(name).map(String).join(',')]),
  );
}

/** Writes an answer into its field. */
function setAnswer(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  const chosen = value.split(',');
  if (control instanceof RadioNodeList) {
    for (const box of control) if (box instanceof HTMLInputElement) box.checked = chosen.includes(box.value);
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = chosen.includes(control.value);
  } else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  ) {
    control.value = value;
  }
}
