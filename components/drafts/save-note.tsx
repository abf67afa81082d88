import type { SaveStatus } from '@/lib/client/forms/use-autosave';
import { formatMoment } from '@/lib/format';

/** Save status of the form. */
export function SaveNote({ status }: { readonly status: SaveStatus }) {
  return (
    <p role="status" className="text-sm text-text-muted">
      {wordsOf(status)}
    </p>
  );
}

function wordsOf(status: SaveStatus) {
  switch (status.is) {
    case 'quiet':
      return 'Every answer is saved when you leave its field.';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${formatMoment(status.at)}`;
    case 'unsaved':
      return <strong className="font-medium text-danger">{status.message}</strong>;
  }
}
