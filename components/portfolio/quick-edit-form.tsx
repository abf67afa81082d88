'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormBody, useForm } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { LinkButton } from '@/components/ui/link-button';
import { saveQuickEdit } from '@/lib/actions/portfolio/portfolio';
import { quickEdit as copy } from '@/messages/portfolio/quick-edit';

interface QuickEditFormProps {
  readonly organisationId: string;
  readonly draftId: string;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<string, string>>;
  /** The query of the page to return to, and its address with and without this form. */
  readonly query: string;
  readonly page: string;
  readonly cancel: string;
  /** The id of the link that opened the form. */
  readonly openedBy: string;
}

/**
 * What the table edits of a home. Enter saves, Escape cancels. After a conflict, saving again replaces the
 * other's value.
 */
export function QuickEditForm({
  title,
  fields,
  values,
  page,
  cancel,
  openedBy,
  ...home
}: QuickEditFormProps) {
  const form = useForm(saveQuickEdit, page);
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const typed = ('typed' in form.answer && form.answer.typed) || {};
  // The keyboard goes on in the form, and after it where it came from.
  useEffect(() => {
    place.current
      ?.querySelector<HTMLInputElement>('input:not([type=hidden])')
      ?.focus({ preventScroll: true });
    return () => document.getElementById(openedBy)?.focus({ preventScroll: true });
  }, [openedBy]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') router.push(cancel);
    // In the note, Enter alone begins a line.
    const note = event.target instanceof HTMLTextAreaElement ? event.target : null;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) note?.form?.requestSubmit();
  }

  const were = Object.entries(values).map(([name, value]) => [`${name}Was`, typed[`${name}Was`] ?? value]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are caught for whatever inside has the focus
    <div ref={place} onKeyDown={onKeyDown}>
      <FormBody
        form={form}
        id="quick"
        hidden={{ ...home, ...Object.fromEntries(were) }}
        distinctBy={['draftId']}
        values={values}
        fields={fields}
        submit={copy.save}
        submitLabel={copy.saveOf({ title })}
        beside={
          <LinkButton href={cancel} prefetch={false} variant="quiet">
            {copy.cancel}
          </LinkButton>
        }
        className="max-w-4xl"
      />
    </div>
  );
}
