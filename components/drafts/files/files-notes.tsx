import { Notice } from '@/components/ui/notice';
import { filesNotes as copy } from '@/messages/drafts/files-notes';

export interface Unfinished {
  readonly key: string;
  readonly name: string;
  readonly percent: number;
}

interface FilesNotesProps {
  readonly unfinished: readonly Unfinished[];
  /** Result of a form that was submitted without JavaScript. */
  readonly outcome: { readonly added: number; readonly refused: readonly string[] };
  readonly fault: string | null;
}

/** Messages about the files, above the list. */
export function FilesNotes({ unfinished, outcome, fault }: FilesNotesProps) {
  const { added, refused } = outcome;
  return (
    <div className="mt-6 space-y-4 empty:hidden">
      {fault && (
        <Notice tone="error" title={copy.notSaved}>
          {fault}
        </Notice>
      )}
      {added > 0 && <Notice tone="success" title={copy.filesAdded({ added })} />}
      {refused.length > 0 && (
        <Notice tone="error" title={copy.notAdded}>
          <ul>
            {refused.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {unfinished.length > 0 && (
        <Notice tone="info" title={copy.uploadsDidntFinish}>
          {copy.chooseSameFiles}
          <ul className="mt-1">
            {unfinished.map(({ key, name, percent }) => (
              <li key={key} className="truncate">
                {copy.uploaded({ name, percent })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
