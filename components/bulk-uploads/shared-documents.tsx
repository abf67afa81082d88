import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/notice';
import { DownloadIcon } from '@/components/ui/page-icons';
import { accountRoutes } from '@/lib/account-routes';
import { fileRefusalWords, isFileRefusal } from '@/lib/copy/drafts/file-refusal-words';
import { type DraftDocument, documentHref, draftDocumentLabel } from '@/lib/domain/drafts/files/documents';
import { sharedKinds } from '@/lib/domain/drafts/files/shared-documents';
import { formatDay } from '@/lib/format';
import { page as pageCopy } from '@/messages/bulk-uploads/page';
import { shared as copy } from '@/messages/bulk-uploads/shared';
import { BulkForm } from './bulk-form';

interface SharedDocumentsProps {
  readonly organisationId: string;
  readonly documents: readonly DraftDocument[];
  readonly isManager: boolean;
  /** The result of the last upload: `added`, or the reason why not. */
  readonly outcome: string;
}

/** The documents that an organization uploads once for all its homes. */
export function SharedDocuments({ organisationId, documents, isManager, outcome }: SharedDocumentsProps) {
  const page = accountRoutes.bulkUploads(organisationId);
  return (
    <section aria-labelledby="shared">
      <h2 id="shared" className="text-heading font-semibold">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-prose text-text-muted">{copy.help}</p>
      {outcome === 'added' && (
        <Notice tone="success" title={copy.added} className="mt-5 max-w-xl">
          {null}
        </Notice>
      )}
      {isFileRefusal(outcome) && (
        <Notice tone="error" title={pageCopy.notAccepted} className="mt-5 max-w-xl">
          {fileRefusalWords[outcome]}
        </Notice>
      )}
      {documents.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <li key={document.key} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <a href={documentHref(organisationId, document)} className="inline-flex gap-3 hover:underline">
                <DownloadIcon className="mt-0.5 size-5 shrink-0" />
                {copy.asOf({ kind: draftDocumentLabel(document.kind), asOf: formatDay(document.asOf) })}
              </a>
              {isManager && (
                <BulkForm
                  action="unshare"
                  page={page}
                  hidden={{ organisationId, group: document.key }}
                  submit={copy.remove}
                  submitLabel={copy.removeLabel({ title: draftDocumentLabel(document.kind) })}
                  size="small"
                  className=""
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isManager ? (
        <form
          method="post"
          encType="multipart/form-data"
          action={accountRoutes.sendSharedDocument(organisationId)}
          className="mt-6 max-w-xl space-y-4 rounded border-2 border-dashed border-text-muted bg-surface-muted p-6"
        >
          <SelectField id="shared-kind" name="kind" label={copy.kind}>
            {sharedKinds.map((kind) => (
              <option key={kind} value={kind}>
                {draftDocumentLabel(kind)}
              </option>
            ))}
          </SelectField>
          <label htmlFor="shared-file" className="block font-medium">
            {copy.file}
          </label>
          <input
            id="shared-file"
            name="file"
            type="file"
            required
            accept="application/pdf"
            className="block w-full"
          />
          <Button type="submit">{copy.submit}</Button>
        </form>
      ) : (
        <p className="mt-4">{copy.managersOnly}</p>
      )}
    </section>
  );
}
