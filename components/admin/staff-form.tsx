'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextareaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { handle } from '@/lib/actions/reports';
import {
  block,
  changeRole,
  letListAgain,
  removeOne,
  steer,
  suspend,
  takeHomeDown,
} from '@/lib/actions/staff';
import type { StaffState } from '@/lib/domain/staff/staff-state';

const actions = { takeHomeDown, letListAgain, steer, block, suspend, changeRole, removeOne, handle } as const;

interface StaffFormProps {
  readonly action: keyof typeof actions;
  /** Before the ids of its fields; forms of one page differ in it. */
  readonly name: string;
  /** The path of the page it stands on. */
  readonly page: string;
  /** What the form says beside what is typed. */
  readonly sent: Readonly<Record<string, string>>;
  readonly choice?: {
    readonly label: string;
    readonly options: readonly (readonly [value: string, label: string])[];
    readonly initial?: string;
  };
  readonly why?: { readonly label: string; readonly help: string };
  readonly submit: string;
}

const nothing: StaffState = { trouble: null, typed: { choice: '', why: '' } };

/** A choice, a reason, a button; what was typed stays when nothing came of it. */
export function StaffForm({ action, name, page, sent, choice, why, submit }: StaffFormProps) {
  const [state, send, isBusy] = useActionState<StaffState, FormData>(actions[action], nothing, page);
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.trouble) trouble.current?.focus();
  }, [state]);
  return (
    <form action={send} onReset={(event) => event.preventDefault()} className="max-w-xl space-y-4">
      {Object.entries(sent).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div ref={trouble} tabIndex={-1} className="empty:hidden">
        {state.trouble && <Notice tone="error" title={state.trouble} />}
      </div>
      {choice && (
        <SelectField
          id={`${name}-choice`}
          name="choice"
          label={choice.label}
          defaultValue={state.typed.choice || choice.initial}
          required
        >
          {choice.initial === undefined && <option value="">Choose</option>}
          {choice.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {why && (
        <TextareaField
          id={`${name}-why`}
          name="why"
          label={why.label}
          help={why.help}
          rows={3}
          maxLength={1_000}
          defaultValue={state.typed.why}
          required
        />
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
