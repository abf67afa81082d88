'use client';

import { Fragment, useActionState, useEffect, useRef } from 'react';
import { PinMap } from '@/components/map/pins/pin-map';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { type StepState, saveStep } from '@/lib/actions/drafts';
import { useEarlyInput } from '@/lib/client/forms/use-early-input';
import { missingAnswerWords } from '@/lib/copy/drafts/missing-answer-words';
import { toQuestion } from '@/lib/copy/drafts/question';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { isApplicable } from '@/lib/domain/drafts/fields/field';
import { fieldsOf, type MissingAnswer, missingAnswers } from '@/lib/domain/drafts/fields/fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import { pinOf, type ZipPlace } from '@/lib/domain/drafts/fields/zip-place';
import type { Note } from '@/lib/domain/drafts/review-state';
import { formatMoment } from '@/lib/format';
import { step as stepCopy } from '@/messages/drafts/step';
import { stepForm as copy } from '@/messages/drafts/step-form';
import { AnswerField } from './answer-field';
import { StepEcho } from './step-echo';
import { type SaveStatus, useStepAnswers } from './use-step-answers';

interface StepFormProps {
  readonly draftId: string;
  readonly step: StepId;
  /** What is stored. */
  readonly answers: Answers;
  readonly notes: readonly Note[];
  /** What is published, while its auction stands. */
  readonly published: Answers | null;
  /** Where the stored address is. */
  readonly place: ZipPlace | null;
  /** When the page was rendered, in ms. */
  readonly now: number;
}

/**
 * The questions of one step. Leaving a field saves its answer, and errors appear while the seller types.
 * Without script, or before it arrives, the browser posts the whole form.
 */
export function StepForm({
  draftId,
  step,
  answers: stored,
  notes,
  published,
  place: storedPlace,
  now,
}: StepFormProps) {
  const [state, action, isBusy] = useActionState<StepState, FormData>(
    saveStep,
    { status: 'open' },
    accountRoutes.draftStep(draftId, step),
  );
  const form = useRef<HTMLFormElement>(null);
  const edit = useStepAnswers({ draftId, step, stored, state, form });
  useEarlyInput(form, (names) => {
    edit.noteInput();
    for (const name of names) edit.leave(name);
  });
  const { answers, rendered, left, posted, conflicts, saving } = edit;
  const questions = fieldsOf(step)
    .filter((field) => isApplicable(field, answers))
    .map((field) => toQuestion(field, answers));
  const missing = missingAnswers(answers, step, now, published);
  const isChecked = state.status === 'incomplete';
  const errorOf = (name: string) => {
    const found = missing.find(
      ({ field }) => field === name && (isChecked || (left.has(name) && answers[name] !== '')),
    );
    return found && missingAnswerWords(found);
  };

  const isStored = ['postalCode', 'city', 'countyOrParish'].every(
    (name) => answerOf(stored, name) === answerOf(answers, name),
  );
  const place = isStored ? storedPlace : null;

  return (
    <form
      ref={form}
      action={action}
      noValidate
      // Browsers restore answers after going back, which would look like input and be saved over a colleague's.
      autoComplete="off"
      onReset={(event) => event.preventDefault()}
      onInput={({ target }) => {
        edit.noteInput();
        if (isChosen(target)) edit.leave(target.name);
      }}
      onFocus={({ target }) => isNamed(target) && edit.setFocused(true)}
      onBlur={({ target }) => {
        edit.setFocused(false);
        if (isNamed(target)) edit.leave(target.name);
      }}
      className="form-sticky max-w-3xl"
    >
      <input type="hidden" name="draftId" value={draftId} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="fields" value={questions.map(({ name }) => name).join(',')} />
      <SaveProblem state={state} missing={isChecked ? missing : []} />
      <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2 [&_:is(input,select,textarea)]:scroll-mb-28">
        {questions.map((question) => (
          <Fragment key={question.name}>
            {question.heading && (
              <h2 className="border-t-2 border-primary pt-3 text-heading font-semibold sm:col-span-2 [&:not(:first-child)]:mt-4">
                {question.heading}
              </h2>
            )}
            <input
              type="hidden"
              name={`was.${question.name}`}
              value={
                posted.find(({ name }) => name === question.name)?.theirs ?? saving.known[question.name] ?? ''
              }
            />
            <AnswerField
              question={question}
              value={rendered[question.name] ?? ''}
              error={errorOf(question.name)}
              note={notes.find(({ about }) => about === question.name)?.text}
              conflict={conflicts.find(({ name }) => name === question.name)}
              onSettle={(keep) => edit.settle(question.name, keep)}
            />
          </Fragment>
        ))}
      </div>
      <StepEcho step={step} answers={answers} place={place} />
      {step === 'address' && (
        <div className="mt-6">
          <PinMap pin={pinOf(answers)} middle={place} onMove={edit.setPin} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? stepCopy.busy : stepCopy.submit}
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
/** A choice in these controls is the whole answer. */
const isChosen = (target: EventTarget): target is Control =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');

/** What keeps the step from being complete, with links to the fields. Takes the focus. */
function SaveProblem({
  state,
  missing,
}: {
  readonly state: StepState;
  readonly missing: readonly MissingAnswer[];
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status !== 'open') place.current?.focus();
  }, [state]);
  if (state.status === 'open') return null;
  return (
    <div ref={place} tabIndex={-1} className="mb-6 scroll-mt-6">
      {state.status === 'refused' && (
        <Notice tone="error" title={stepCopy.notSaved}>
          {state.message}
        </Notice>
      )}
      {state.status === 'conflict' && (
        <Notice tone="warning" title={stepCopy.conflict}>
          {stepCopy.conflictText}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="error" title={stepCopy.incomplete}>
          <ul>
            {missing.map((each) => (
              <li key={`${each.field}${each.reason.code}`}>
                <a href={`#${each.field}`} className="text-link">
                  {missingAnswerWords(each)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/**
 * Save status of the form, in the space of its first text, so that nothing moves. A refusal is longer: on a
 * phone it lies above the bar.
 */
function SaveNote({ status }: { readonly status: SaveStatus }) {
  return (
    <p role="status" className="grid min-w-32 flex-1 items-center text-sm leading-tight text-text-muted">
      <span className={classNames('[grid-area:1/1]', status.is === 'unsaved' && aboveBar)}>
        {wordsOf(status)}
      </span>
      {status.is !== 'quiet' && (
        <span aria-hidden="true" className="invisible [grid-area:1/1]">
          {copy.eachAnswerSaved}
        </span>
      )}
    </p>
  );
}

const aboveBar =
  'max-sm:absolute max-sm:inset-x-0 max-sm:bottom-full max-sm:border-t max-sm:border-danger max-sm:bg-surface max-sm:py-2';

function wordsOf(status: SaveStatus) {
  switch (status.is) {
    case 'quiet':
      return copy.eachAnswerSaved;
    case 'saving':
      return copy.saving;
    case 'saved':
      return copy.saved({ at: formatMoment(status.at) });
    case 'unsaved':
      return <strong className="font-medium text-danger">{status.message}</strong>;
  }
}
