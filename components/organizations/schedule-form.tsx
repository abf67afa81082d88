'use client';

import Link from 'next/link';
import { type ChangeEvent, useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { InputField, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { type ScheduleState, scheduleMany } from '@/lib/actions/organizations';
import type { Choice } from '@/lib/domain/drafts/fields/field';
import type { ScheduleWish } from '@/lib/domain/drafts/schedule';
import { formatPlural } from '@/lib/format';

interface ScheduleFormProps {
  readonly organisationId: string;
  /** Those that can be sent in. */
  readonly drafts: readonly { readonly draftId: string; readonly title: string; readonly note: string }[];
  /** How many they are, in words. */
  readonly count: string;
  readonly modes: readonly Choice[];
}

const start: ScheduleState = { trouble: null, faults: {}, done: [], typed: {}, chosen: [] };
const labels: Readonly<Record<keyof ScheduleWish, string>> = {
  saleMode: 'Reserve',
  apartMinutes: 'Minutes between one end and the next',
  startDate: 'Open on',
  startTime: 'Open at, Eastern time',
  endDate: 'The first ends on',
  endTime: 'The first ends at, Eastern time',
};
const isWished = (name: string): name is keyof ScheduleWish => Object.hasOwn(labels, name);

/** Chosen drafts get their auctions in one go and are sent in. Stays when none is left, to say what became of them. */
export function ScheduleForm({ organisationId, drafts, count, modes }: ScheduleFormProps) {
  const page = accountRoutes.organisation(organisationId);
  const [state, action, isBusy] = useActionState<ScheduleState, FormData>(scheduleMany, start, page);
  const { typed, faults } = state;
  const field = (name: keyof ScheduleWish) => ({
    id: name,
    name,
    label: labels[name],
    defaultValue: typed[name] ?? (name === 'apartMinutes' ? '10' : ''),
    error: faults[name],
  });
  return (
    <form action={action} onReset={(event) => event.preventDefault()} className="max-w-5xl">
      <input type="hidden" name="organisationId" value={organisationId} />
      <Outcome state={state} drafts={drafts} />
      {drafts.length > 0 && (
        <section aria-labelledby="open" className="mt-10">
          <h2 id="open" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
            Drafts <span className="font-normal text-text-muted">{count}</span>
          </h2>
          <Choices drafts={drafts} chosen={state.chosen} />
          <fieldset className="mt-8 max-w-3xl">
            <legend className="text-heading font-semibold">Put the chosen ones up for auction</legend>
            <p className="mb-5 mt-1 max-w-prose text-text-muted">
              They begin together and end one after the other, so that a buyer can bid at each. Starting bid
              and reserve are those of each listing. What is complete goes to our reviewers, the rest stays a
              draft with these dates.
            </p>
            <div className="grid gap-5 sm:grid-cols-2">
              <SelectField {...field('saleMode')}>
                <option value="">Choose</option>
                {modes.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <InputField {...field('apartMinutes')} inputMode="numeric" />
              <InputField {...field('startDate')} type="date" />
              <InputField {...field('startTime')} type="time" />
              <InputField {...field('endDate')} type="date" />
              <InputField {...field('endTime')} type="time" />
            </div>
            <Button type="submit" variant="primary" className="mt-6" aria-disabled={isBusy}>
              {isBusy ? 'Scheduling…' : 'Schedule and send in'}
            </Button>
          </fieldset>
        </section>
      )}
    </form>
  );
}

const box = 'mt-0.5 size-5 shrink-0 accent-primary';

function Choices({
  drafts,
  chosen,
}: Pick<ScheduleFormProps, 'drafts'> & { readonly chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend className="sr-only">Drafts</legend>
      <ul className="divide-y divide-line border-y border-line">
        {drafts.length > 1 && (
          <li>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2 text-text-muted">
              <input type="checkbox" onChange={chooseAll} className={box} />
              Choose all {drafts.length}
            </label>
          </li>
        )}
        {drafts.map(({ draftId, title, note }) => (
          <li key={draftId} className="flex items-start gap-3 py-3">
            <input
              type="checkbox"
              id={draftId}
              name="draftId"
              value={draftId}
              defaultChecked={chosen.includes(draftId)}
              className={box}
            />
            <div className="min-w-0 grow">
              <label htmlFor={draftId} className="cursor-pointer break-words font-medium">
                {title}
              </label>
              <p className="mt-1 text-sm text-text-muted">{note}</p>
            </div>
            <Link
              href={accountRoutes.draftStep(draftId, 'preview')}
              prefetch={false}
              aria-label={`Open ${title}`}
              className="text-link shrink-0 text-sm"
            >
              Open
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function chooseAll({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name=draftId]') ?? [];
  for (const each of boxes) each.checked = currentTarget.checked;
}

/** What became of it, over the list, whose foot has the button: the focus goes here. */
function Outcome({ state, drafts }: { readonly state: ScheduleState } & Pick<ScheduleFormProps, 'drafts'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== start) place.current?.focus();
  }, [state]);
  const { trouble, done } = state;
  const faulty = Object.entries(state.faults);
  const left = done.filter((each) => each.trouble !== null);
  return (
    <div ref={place} tabIndex={-1} className="mt-8 max-w-3xl scroll-mt-6 space-y-4 empty:hidden">
      {trouble && <Notice tone="error" title={trouble} />}
      {faulty.length > 0 && (
        <Notice tone="error" title="Nothing was scheduled yet">
          <ul>
            {faulty.map(([name, fault]) => (
              <li key={name}>
                <a href={`#${name}`} className="text-link">
                  {isWished(name) ? labels[name] : name}
                </a>
                : {fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {done.length > left.length && (
        <Notice tone="success" title={`${formatPlural(done.length - left.length, 'listing')} sent in`}>
          A reviewer reads each; you are told by e-mail.
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning" title={`${formatPlural(left.length, 'listing')} scheduled, but not sent in`}>
          <ul className="space-y-1">
            {left.map(({ draftId, trouble: why }) => (
              <li key={draftId}>
                <Link
                  href={accountRoutes.draftStep(draftId, 'preview')}
                  prefetch={false}
                  className="text-link"
                >
                  {drafts.find((draft) => draft.draftId === draftId)?.title ?? draftId}
                </Link>
                : {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
