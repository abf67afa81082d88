'use client';

import { Form } from '@/components/ui/form/form';
import { undoQuickEdit } from '@/lib/actions/portfolio/portfolio';
import { quickEdit as copy } from '@/messages/portfolio/quick-edit';

interface UndoEditFormProps {
  readonly organisationId: string;
  readonly draftId: string;
  readonly title: string;
  readonly query: string;
  readonly page: string;
}

/** Takes the member's latest edit of a home back. */
export const UndoEditForm = ({ title, page, ...home }: UndoEditFormProps) => (
  <Form
    action={undoQuickEdit}
    page={page}
    id="undo"
    hidden={{ ...home }}
    distinctBy={['draftId']}
    submit={copy.undo}
    submitLabel={copy.undoOf({ title })}
    size="small"
    variant="quiet"
    isInline
  />
);
