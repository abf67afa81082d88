import type { FileGroup } from '@/lib/domain/bulk-uploads/plan';
import { review as copy } from '@/messages/bulk-uploads/review';
import { skipReasons } from '@/messages/bulk-uploads/skip-reasons';
import { BulkForm } from './bulk-form';

interface GroupFormProps extends FileGroup {
  readonly form: { readonly page: string; readonly hidden: Readonly<Record<string, string>> };
  /** The name of the chosen home. */
  readonly home: string | null;
}

/** Chooses the home of a group of files, or takes the choice back. */
export const GroupForm = ({ group, files, home, reason, form }: GroupFormProps) => (
  <li className="grid items-end gap-x-6 gap-y-3 py-4 sm:grid-cols-2">
    <div className="self-center">
      <p className="break-words font-medium">{copy.group({ name: group, files })}</p>
      {home && <p className="text-text-muted">{copy.goesTo({ home })}</p>}
      {!home && reason && <p className="text-sm text-text-muted">{skipReasons[reason]}</p>}
    </div>
    {home ? (
      <BulkForm
        {...form}
        hidden={{ ...form.hidden, group, home: '' }}
        action="correct"
        submit={copy.undo}
        submitLabel={copy.undoLabel({ group })}
        size="small"
      />
    ) : (
      <BulkForm
        {...form}
        id={`group-${encodeURIComponent(group)}-`}
        hidden={{ ...form.hidden, group }}
        action="correct"
        fields={[{ name: 'home', label: copy.home, control: 'text', maxLength: 200 }]}
        submit={copy.save}
        submitLabel={copy.saveLabel({ group })}
        size="small"
        isInline
      />
    )}
  </li>
);
