import { Button } from '@/components/ui/button';
import { AlertIcon } from '@/components/ui/icons';
import type { UploadItem } from '@/lib/client/uploads/use-uploads';
import { uploadList as copy } from '@/messages/drafts/upload-list';

interface UploadListProps {
  readonly items: readonly UploadItem[];
  readonly onCancel: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** Uploads in progress: how far each is, and the available actions. */
export function UploadList({ items, onCancel, onRetry }: UploadListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={copy.uploads} className="mt-6">
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="truncate font-medium">{item.file.name}</p>
              <State item={item} />
            </div>
            {item.stage === 'failed' && item.fault?.canRetry && (
              <Button size="small" onClick={() => onRetry(item.id)}>
                {copy.tryAgainUpload({
                  file: item.file.name,
                  span: (children) => <span className="sr-only">{children}</span>,
                })}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => onCancel(item.id)}>
              {(item.stage === 'failed' ? copy.dismiss : copy.cancel)({
                file: item.file.name,
                span: (children) => <span className="sr-only">{children}</span>,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ item: { stage, sent, file, fault } }: { readonly item: UploadItem }) {
  if (stage === 'failed')
    return (
      <p role="alert" className="mt-1 flex gap-1.5 text-sm font-medium text-danger">
        <AlertIcon className="mt-px size-[1.125rem] shrink-0" />
        {fault?.message}
      </p>
    );
  const percent = file.size === 0 ? 0 : Math.round((sent / file.size) * 100);
  return (
    <div className="mt-1 flex items-center gap-3 text-sm text-text-muted">
      <progress
        max={100}
        value={percent}
        aria-label={copy.uploadProgress({ file: file.name })}
        className="h-1.5 w-32 appearance-none overflow-hidden rounded-full bg-line sm:w-48 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
      <span className="tabular-nums">{words[stage] ?? `${percent}%`}</span>
    </div>
  );
}

const words: Readonly<Partial<Record<UploadItem['stage'], string>>> = {
  queued: copy.waiting,
  reading: copy.preparing,
  waiting: copy.connectionLostResumes,
  checking: copy.uploadedChecking,
};
