import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/page-icons';
import { type DraftDocument, documentHref, draftDocumentLabel } from '@/lib/domain/drafts/files/documents';
import { formatDay } from '@/lib/format';
import { documentCard as copy } from '@/messages/drafts/document-card';
import { DocumentFields } from './document-fields';

interface DocumentCardProps {
  readonly draftId: string;
  readonly document: DraftDocument;
  readonly action: (form: FormData) => void;
  readonly onChange: (form: FormData) => void;
}

/** A document with its type and visibility, and a form to change them. */
export function DocumentCard({ draftId, document, action, onChange }: DocumentCardProps) {
  const { key, kind, title, bytes, isPublic, asOf, from } = document;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onChange(new FormData(event.currentTarget, submitter));
  }
  return (
    <li className="py-5">
      <a href={documentHref(draftId, document)} className="group inline-flex gap-3">
        <DownloadIcon className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="font-medium group-hover:underline">{title}</span>
          <span className="block text-sm text-text-muted">
            {copy.other({
              kind: draftDocumentLabel(kind),
              asOf: formatDay(asOf),
              bytes: sizeOf(bytes),
              isPublic: String(isPublic),
            })}
          </span>
        </span>
      </a>
      {from !== undefined && <p className="mt-2 text-sm">{copy.fromOrganization({ from })}</p>}
      <form
        action={action}
        onSubmit={onSubmit}
        aria-label={title}
        hidden={from !== undefined}
        className="mt-3"
      >
        <input type="hidden" name="draftId" value={draftId} />
        <input type="hidden" name="key" value={key} />
        <details>
          <summary className="text-link text-sm">
            {copy.edit({
              title,
              span: (children) => <span className="sr-only">{children}</span>,
            })}
          </summary>
          <div className="mt-3">
            <DocumentFields id={key} document={document} />
            <div className="mt-4 flex flex-wrap gap-2">
              <Button type="submit" size="small" name="change" value="describe">
                {copy.save}
              </Button>
              <Button type="submit" size="small" variant="quiet" name="change" value="remove">
                {copy.remove({
                  title,
                  span: (children) => <span className="sr-only">{children}</span>,
                })}
              </Button>
            </div>
          </div>
        </details>
      </form>
    </li>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
