'use client';

import { useRouter } from 'next/navigation';
import { Fragment, useActionState, useEffect, useRef, useState } from 'react';
import { type Pin, PinMap } from '@/components/map/pins/pin-map';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { autosave, type StepState, saveStep } from '@/lib/actions/drafts';
import { useAutosave } from '@/lib/client/forms/use-autosave';
import { type Answers, said } from '@/lib/domain/drafts/fields/answers';
import { isAsked } from '@/lib/domain/drafts/fields/field';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import { pinOf, type ZipPlace } from '@/lib/domain/drafts/fields/zip-place';
import { type Missing, missingAnswers } from '@/lib/domain/drafts/missing';
import type { Note } from '@/lib/domain/drafts/review-state';
import { AnswerField } from './answer-field';
import { stepCopy as copy } from './draft-copy';
import { readAnswers, setAnswer } from './read-answers';
import { SaveNote } from './save-note';
import { StepEcho } from './step-echo';

interface StepFormProps {
  readonly draftId: string;
  readonly step: StepId;
  /** What is stored. */
  readonly answers: Answers;
  readonly notes: readonly Note[];
  /** What is published, while its auction stands. */
  readonly kept: Answers | null;
  /** Where the stored address is. */
  readonly place: ZipPlace | null;
  /** When the page was made, in ms. */
  readonly now: number;
}

/**
 * The questions of one step. Each answer is saved when its field is left; what is wrong is said while typing. Before the
 * page’s code has arrived, or without it, the form is posted as a whole.
 */
export function StepForm({
  draftId,
  step,
  answers: stored,
  notes,
  kept,
  place: storedPlace,
  now,
}: StepFormProps) {
  const router = useRouter();
  const [state, action, isBusy] = useActionState<StepState, FormData>(
    saveStep,
    { status: 'open' },
    accountRoutes.draftStep(draftId, step),
  );
  const form = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(step);
  const first = 'typed' in state ? { ...stored, ...state.typed } : stored;
  const [typed, setTyped] = useState<Answers>(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Answers>(first);
  const [isFocused, setFocused] = useState(false);
  // An answer saved on another device appears between two fields, never under the cursor.
  if (!isFocused && fields.some(({ name }) => shown[name] !== first[name])) setShown(first);
  const saving = useAutosave({
    stored,
    save: (sent) => autosave(draftId, sent),
    onSaved: () => router.refresh(),
  });
  const posted = state.status === 'conflict' ? state.conflicts : [];
  const conflicts = useHydrated() ? saving.conflicts : posted;
  const told = useRef<StepState>(null);
  useEffect(() => {
    if (state.status === 'conflict' && told.current !== state) saving.dispute(state.conflicts);
    told.current = state;
  }, [state, saving.dispute]);

  const answers = { ...stored, ...typed };
  const asked = fields.filter((field) => isAsked(field, answers));
  const missing = missingAnswers({ answers }, step, now, kept);
  const isChecked = state.status === 'incomplete';
  const errorOf = (name: string) =>
    missing.find(({ field }) => field === name && (isChecked || (left.has(name) && answers[name] !== '')))
      ?.text;

  const isStored = ['postalCode', 'city', 'countyOrParish'].every(
    (name) => said(stored, name) === said(answers, name),
  );
  const place = isStored ? storedPlace : null;

  function read(): Answers {
    return form.current ? { ...answers, ...readAnswers(form.current, fields) } : answers;
  }
  function leave(name: string) {
    setLeft((known) => new Set(known).add(name));
    saving.saveNow(read());
  }
  function settle(name: string, keep: 'mine' | 'theirs') {
    const theirs = conflicts.find((conflict) => conflict.name === name)?.theirs ?? '';
    if (keep === 'theirs' && form.current) setAnswer(form.current, name, theirs);
    const next = { ...read(), ...(keep === 'theirs' && { [name]: theirs }) };
    setTyped(next);
    saving.settle(name, next);
  }

  function setPin(pin: Pin | null) {
    if (!form.current) return;
    for (const name of ['latitude', 'longitude'] as const)
      setAnswer(form.current, name, pin ? `${pin[name]}` : '');
    setLeft((known) => new Set(known).add('latitude').add('longitude'));
    const next = read();
    setTyped(next);
    saving.saveNow(next);
  }

  return (
    <form
      ref={form}
      action={action}
      noValidate
      onReset={(event) => event.preventDefault()}
      onInput={({ target }) => {
        setTyped(read());
        if (isChosen(target)) leave(target.name);
      }}
      onFocus={({ target }) => isNamed(target) && setFocused(true)}
      onBlur={({ target }) => {
        setFocused(false);
        if (isNamed(target)) leave(target.name);
      }}
      className="max-w-3xl"
    >
      <input type="hidden" name="draftId" value={draftId} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="fields" value={asked.map(({ name }) => name).join(',')} />
      <Trouble state={state} missing={isChecked ? missing : []} />
      <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2 [&_:is(input,select,textarea)]:scroll-mb-28">
        {asked.map((field) => (
          <Fragment key={field.name}>
            {field.heading && (
              <h2 className="border-t-2 border-primary pt-3 text-heading font-semibold sm:col-span-2 [&:not(:first-child)]:mt-4">
                {field.heading}
              </h2>
            )}
            <input
              type="hidden"
              name={`was.${field.name}`}
              value={posted.find(({ name }) => name === field.name)?.theirs ?? saving.known[field.name] ?? ''}
            />
            <AnswerField
              field={field}
              value={shown[field.name] ?? ''}
              error={errorOf(field.name)}
              note={notes.find(({ about }) => about === field.name)?.text}
              conflict={conflicts.find(({ name }) => name === field.name)}
              onSettle={(keep) => settle(field.name, keep)}
            />
          </Fragment>
        ))}
      </div>
      <StepEcho step={step} answers={answers} place={place} />
      {step === 'address' && (
        <div className="mt-6">
          <PinMap pin={pinOf(answers)} middle={place} onMove={setPin} />
        </div>
      )}
      <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-surface py-4">
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? copy.busy : copy.submit}
        </Button>
        <SaveNote status={saving.status} />
      </div>
    </form>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isNamed = (target: EventTarget): target is Control =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement) &&
  target.name !== '';
/** With these a choice is the answer: there is nothing more to type. */
const isChosen = (target: EventTarget): target is Control =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');

/** What keeps the step from being done, with the ways to it. The focus goes here. */
function Trouble({ state, missing }: { readonly state: StepState; readonly missing: readonly Missing[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status !== 'open') place.current?.focus();
  }, [state]);
  if (state.status === 'open') return null;
  return (
    <div ref={place} tabIndex={-1} className="mb-6 scroll-mt-6">
      {state.status === 'refused' && (
        <Notice tone="error" title={copy.notSaved}>
          {state.message}
        </Notice>
      )}
      {state.status === 'conflict' && (
        <Notice tone="warning" title={copy.conflict}>
          {copy.conflictText}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="error" title={copy.incomplete}>
          <ul>
            {missing.map(({ field, text }) => (
              <li key={`${field}${text}`}>
                <a href={`#${field}`} className="text-link">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
