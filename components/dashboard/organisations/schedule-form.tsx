'use client';

import Link from 'next/link';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type ScheduleState, scheduleMany } from '@/lib/actions/organisations';
import type { Choice } from '@/lib/domain/selling/field';
import type { ScheduleWish } from '@/lib/domain/selling/schedule';
import { formatPlural } from '@/lib/format';
import { routes } from '@/lib/routes';

interface ScheduleFormProps {
  readonly organisationId: string;
  /** Those that can be sent in. */
  readonly drafts: readonly { readonly draftId: string; readonly title: string; readonly note: string }[];
  readonly modes: readonly Choice[];
}

const start: ScheduleState = { trouble: null, faults: {}, done: [], typed: {}, chosen: [] };

/** Chosen drafts get their auctions in one go and are sent in. */
export function ScheduleForm({ organisationId, drafts, modes }: ScheduleFormProps) {
  const page = routes.organisation(organisationId);
  const [state, action, isBusy] = useActionState<ScheduleState, FormData>(scheduleMany, start, page);
  const { typed, faults, chosen } = state;
  const field = (name: keyof ScheduleWish) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? (name === 'apartMinutes' ? '10' : ''),
    error: faults[name],
  });
  return (
    <form action={action} className="mt-4">
      <input type="hidden" name="organisationId" value={organisationId} />
      <Outcome state={state} drafts={drafts} />
      <fieldset>
        <legend className="sr-only">Drafts</legend>
        <ul className="divide-y divide-line border-y border-line">
          {drafts.map(({ draftId, title, note }) => (
            <li key={draftId} className="flex items-start gap-3 py-3">
              <input
                type="checkbox"
                id={draftId}
                name="draftId"
                value={draftId}
                defaultChecked={chosen.includes(draftId)}
                className="mt-1 size-5 shrink-0 accent-primary"
              />
              <div className="min-w-0">
                <label htmlFor={draftId} className="cursor-pointer break-words font-medium">
                  {title}
                </label>
                <p className="mt-1 text-sm text-text-muted">
                  {note}{' '}
                  <Link
                    href={routes.draftStep(draftId, 'preview')}
                    prefetch={false}
                    aria-label={`Open ${title}`}
                    className="text-link"
                  >
                    Open
                  </Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="mt-8 max-w-3xl">
        <legend className="text-heading font-semibold">Put the chosen ones up for auction</legend>
        <p className="mb-5 mt-1 max-w-prose text-text-muted">
          They begin together and end one after the other, so that a buyer can bid at each. Starting bid and
          reserve are those of each listing; bid increments are the same for all auctions of this site. What
          is complete goes to our reviewers, the rest stays a draft with these dates.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField {...field('saleMode')} label="Reserve" className="sm:col-span-2">
            <option value="">Choose</option>
            {modes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <InputField
            {...field('apartMinutes')}
            label="Minutes between one end and the next"
            inputMode="numeric"
          />
          <InputField {...field('startDate')} type="date" label="Open on" />
          <InputField {...field('startTime')} type="time" label="Open at, Eastern time" />
          <InputField {...field('endDate')} type="date" label="The first ends on" />
          <InputField {...field('endTime')} type="time" label="The first ends at, Eastern time" />
        </div>
        <Button type="submit" variant="primary" className="mt-6" aria-disabled={isBusy}>
          Schedule and send in
        </Button>
      </fieldset>
    </form>
  );
}

function Outcome({
  state,
  drafts,
}: {
  readonly state: ScheduleState;
  readonly drafts: ScheduleFormProps['drafts'];
}) {
  const { trouble, faults, done } = state;
  const faulty = Object.values(faults);
  const left = done.filter((each) => each.trouble !== null);
  if (!trouble && faulty.length === 0 && done.length === 0) return null;
  return (
    <div className="mb-6 max-w-3xl space-y-4">
      {trouble && <Notice tone="error" title={trouble} />}
      {faulty.length > 0 && (
        <Notice tone="error" title="Nothing was scheduled yet">
          {faulty.join(' ')}
        </Notice>
      )}
      {done.length > left.length && (
        <Notice tone="success" title={`${formatPlural(done.length - left.length, 'listing')} sent in`}>
          A reviewer reads each; you are told by e-mail.
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning" title={`${formatPlural(left.length, 'listing')} scheduled, but not sent in`}>
          <ul className="list-disc pl-5">
            {left.map(({ draftId, trouble: why }) => (
              <li key={draftId}>
                <Link href={routes.draftStep(draftId, 'preview')} prefetch={false} className="text-link">
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
