'use client';

import Link from 'next/link';
import type { ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FormFields, FormNotice, FormShell, useForm } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { scheduleMany } from '@/lib/actions/organizations';
import type { Choice } from '@/lib/copy/drafts/question';
import { schedule as scheduleCopy } from '@/messages/organizations/schedule';
import { scheduleForm as copy } from '@/messages/organizations/schedule-form';

interface ScheduleFormProps {
  readonly organisationId: string;
  /** Drafts that can be submitted. */
  readonly drafts: readonly { readonly draftId: string; readonly title: string; readonly note: string }[];
  /** Their number, in words. */
  readonly count: string;
  readonly modes: readonly Choice[];
}

/** Schedules auctions for the chosen drafts and submits them. Stays when none is left, to show the result. */
export function ScheduleForm({ organisationId, drafts, count, modes }: ScheduleFormProps) {
  const form = useForm(scheduleMany, accountRoutes.organization(organisationId));
  const { answer } = form;
  const chosen = answer.typed?.draftId?.split(',') ?? [];
  return (
    <FormShell
      form={form}
      id="schedule"
      hidden={{ organisationId }}
      values={{ apartMinutes: '10' }}
      noValidate
      className="max-w-5xl"
    >
      <div className="mt-8 max-w-3xl">
        <FormNotice labels={scheduleCopy.fields}>
          {'scheduled' in answer && <Outcome scheduled={answer.scheduled} drafts={drafts} />}
        </FormNotice>
      </div>
      {drafts.length > 0 && (
        <section aria-labelledby="open" className="mt-10">
          <h2 id="open" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
            {copy.drafts({
              count,
              span: (children) => <span className="font-normal text-text-muted">{children}</span>,
            })}
          </h2>
          <Choices drafts={drafts} chosen={chosen} />
          <fieldset className="mt-8 max-w-3xl">
            <legend className="text-heading font-semibold">{scheduleCopy.title}</legend>
            <p className="mb-5 mt-1 max-w-prose text-text-muted">{scheduleCopy.text}</p>
            <FormFields fields={fieldsFor(modes)} />
            <Button type="submit" variant="primary" className="mt-6" aria-disabled={form.isBusy}>
              {form.isBusy ? scheduleCopy.busy : scheduleCopy.submit}
            </Button>
          </fieldset>
        </section>
      )}
    </FormShell>
  );
}

const fieldsFor = (modes: readonly Choice[]): readonly Field[] => [
  {
    name: 'saleMode',
    label: scheduleCopy.fields.saleMode,
    control: 'select',
    empty: scheduleCopy.chooseOne,
    choices: modes,
    width: 'half',
  },
  { name: 'apartMinutes', label: scheduleCopy.fields.apartMinutes, control: 'count' },
  { name: 'startDate', label: scheduleCopy.fields.startDate, control: 'date' },
  { name: 'startTime', label: scheduleCopy.fields.startTime, control: 'time' },
  { name: 'endDate', label: scheduleCopy.fields.endDate, control: 'date' },
  { name: 'endTime', label: scheduleCopy.fields.endTime, control: 'time' },
];

const box = 'mt-0.5 size-5 shrink-0 accent-primary';

function Choices({
  drafts,
  chosen,
}: Pick<ScheduleFormProps, 'drafts'> & { readonly chosen: readonly string[] }) {
  const isHydrated = useHydrated();
  return (
    <fieldset>
      <legend className="sr-only">{copy.draftsTitle}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {drafts.length > 1 && (
          <li>
            <label className="needs-script flex min-h-12 cursor-pointer items-center gap-3 py-2 text-text-muted">
              <input type="checkbox" disabled={!isHydrated} onChange={chooseAll} className={box} />
              {scheduleCopy.selectAll({ count: drafts.length })}
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
              aria-label={copy.open({ title })}
              className="text-link shrink-0 text-sm"
            >
              {copy.openLabel}
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

type Scheduled = Extract<Awaited<ReturnType<typeof scheduleMany>>, { status: 'done' }>['scheduled'];

interface OutcomeProps extends Pick<ScheduleFormProps, 'drafts'> {
  readonly scheduled: Scheduled;
}

function Outcome({ scheduled, drafts }: OutcomeProps) {
  const left = scheduled.filter(({ problem }) => problem !== null);
  const sent = scheduled.length - left.length;
  return (
    <div className="space-y-4">
      {sent > 0 && (
        <Notice tone="success" title={scheduleCopy.listingsSubmitted({ listings: sent })}>
          {scheduleCopy.sentText}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning" title={scheduleCopy.left({ listings: left.length })}>
          <ul className="space-y-1">
            {left.map(({ draftId, problem }) => (
              <li key={draftId}>
                <Link
                  href={accountRoutes.draftStep(draftId, 'preview')}
                  prefetch={false}
                  className="text-link"
                >
                  {drafts.find((draft) => draft.draftId === draftId)?.title ?? draftId}
                </Link>
                : {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
