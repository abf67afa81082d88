import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { removedFiles as copy } from '@/messages/drafts/removed-files';

export interface Removed {
  readonly key: string;
  readonly name: string;
}

interface RemovedFilesProps {
  readonly draftId: string;
  readonly removed: readonly Removed[];
  readonly action: (form: FormData) => void;
  readonly onRestore: (form: FormData, removed: Removed) => void;
}

/** Files removed in the last day, which can be restored. */
export function RemovedFiles({ draftId, removed, action, onRestore }: RemovedFilesProps) {
  if (removed.length === 0) return null;
  return (
    <section aria-label={copy.removed} className="mt-6 rounded bg-surface-muted px-4 py-3">
      <ul className="space-y-1">
        {removed.map((file) => (
          <li key={file.key}>
            <form
              action={action}
              onSubmit={(event: FormEvent<HTMLFormElement>) => {
                event.preventDefault();
                onRestore(new FormData(event.currentTarget), file);
              }}
              className="flex flex-wrap items-center gap-x-4"
            >
              <input type="hidden" name="draftId" value={draftId} />
              <input type="hidden" name="key" value={file.key} />
              <input type="hidden" name="change" value="restore" />
              <span className="min-w-0 truncate text-sm">{copy.removedFile({ file: file.name })}</span>
              <Button type="submit" size="small" variant="quiet">
                {copy.undoRemoval({
                  file: file.name,
                  span: (children) => <span className="sr-only">{children}</span>,
                })}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
