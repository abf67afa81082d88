import { Form, type FormAction } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import { deleteDraft as copy } from '@/messages/drafts/delete-draft';

interface DeleteDraftProps {
  readonly draftId: string;
  readonly action: FormAction;
}

/** Deletes a draft that was never published, behind its consequences. */
export const DeleteDraft = ({ draftId, action }: DeleteDraftProps) => (
  <Form
    action={action}
    page={accountRoutes.draftStep(draftId, 'preview')}
    hidden={{ draftId }}
    confirm={{ label: copy.label, text: copy.text }}
    submit={copy.submit}
    variant="secondary"
  />
);
