import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Pin } from '@/components/map/pins/pin-map';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { autosave, type StepState } from '@/lib/actions/drafts';
import { useAutosave } from '@/lib/client/forms/use-autosave';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import { readAnswers, setAnswer } from './read-answers';

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
  const router = useRouter();
  const fields = fieldsOf(step);
  const first = 'typed' in state ? { ...stored, ...state.typed } : stored;
  const [typed, setTyped] = useState<Answers>(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rendered, setRendered] = useState<Answers>(first);
  const [isFocused, setFocused] = useState(false);
  // An answer saved on another device appears only while no field has the focus, never under the cursor.
  if (!isFocused && fields.some(({ name }) => rendered[name] !== first[name])) setRendered(first);
  const saving = useAutosave({
    stored,
    save: (sent) => autosave(draftId, sent),
    onSaved: () => router.refresh(),
  });
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
