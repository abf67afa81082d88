'use client';

import { FormBody, useForm } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { LinkButton } from '@/components/ui/link-button';
import { saveQuickEdit } from '@/lib/actions/portfolio/portfolio';
import { quickEdit as copy } from '@/messages/portfolio/quick-edit';

interface QuickEditFormProps {
  readonly organisationId: string;
  readonly draftId: string;
  readonly title: string;
  readonly assetNumber: string;
  readonly note: string;
  /** Lengths of the longest values. */
  readonly most: { readonly assetNumber: number; readonly note: number };
  /** The query of the page to return to, and its address with and without this form. */
  readonly query: string;
  readonly page: string;
  readonly cancel: string;
}

/** Asset number and note of a home in the table. After a conflict, saving again replaces the other's value. */
export function QuickEditForm({ title, most, page, cancel, ...home }: QuickEditFormProps) {
  const { organisationId, draftId, query, assetNumber, note } = home;
  const form = useForm(saveQuickEdit, page);
  const typed = ('typed' in form.answer && form.answer.typed) || {};
  const fields: readonly Field[] = [
    {
      name: 'assetNumber',
      label: copy.assetNumber,
      control: 'text',
      isOptional: true,
      maxLength: most.assetNumber,
      width: 'third',
    },
    {
      name: 'note',
      label: copy.note,
      help: copy.noteHelp,
      control: 'textarea',
      isOptional: true,
      maxLength: most.note,
      rows: 2,
      width: 'full',
    },
  ];
  return (
    <FormBody
      form={form}
      id="quick"
      hidden={{
        organisationId,
        draftId,
        query,
        assetNumberWas: typed.assetNumberWas ?? assetNumber,
        noteWas: typed.noteWas ?? note,
      }}
      distinctBy={['draftId']}
      values={{ assetNumber, note }}
      fields={fields}
      submit={copy.save}
      submitLabel={copy.saveOf({ title })}
      beside={
        <LinkButton href={cancel} prefetch={false} variant="quiet">
          {copy.cancel}
        </LinkButton>
      }
      className="max-w-2xl"
    />
  );
}
