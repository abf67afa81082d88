'use client';

import { useRouter } from 'next/navigation';
import { useActionState, useRef, useState } from 'react';
import { changeDocument } from '@/lib/actions/draft-files';
import { useEntries } from '@/lib/client/search/use-entries';
import { useUploads } from '@/lib/client/uploads/use-uploads';
import {
  addDocument,
  type DraftDocument,
  type DraftDocumentKind,
  draftDocumentKinds,
  withoutReplaced,
} from '@/lib/domain/drafts/files/documents';
import type { FilesState } from '@/lib/domain/drafts/files/upload';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { documentStep as copy } from '@/messages/drafts/document-step';
import { DocumentCard } from './document-card';
import { DocumentFields } from './document-fields';
import { FileDrop } from './file-drop';
import { FilesNotes, type Unfinished } from './files-notes';
import { type Removed, RemovedFiles } from './removed-files';
import { UploadList } from './upload-list';

interface DocumentStepProps {
  readonly draftId: string;
  /** Path of the current page. */
  readonly page: string;
  readonly documents: readonly DraftDocument[];
  /** The requested kind of document that is still missing; preselected. */
  readonly wanted: DraftDocumentKind;
  /** Render time of the page, in ms. */
  readonly now: number;
  readonly unfinished: readonly Unfinished[];
  readonly removed: readonly Removed[];
  readonly outcome: { readonly added: number; readonly refused: readonly string[] };
}

/**
 * Documents of a draft: the type is chosen first, then the file. Without JavaScript, every change is a form.
 */
export function DocumentStep({
  draftId,
  page,
  documents,
  wanted,
  now,
  unfinished,
  outcome,
  ...initial
}: DocumentStepProps) {
  const router = useRouter();
  const [posted, action] = useActionState<FilesState<DraftDocument>, FormData>(
    changeDocument,
    { status: 'open' },
    page,
  );
  const { entries, fault, announcement, change, put } = useEntries(documents, changeDocument, router.refresh);
  const [removed, setRemoved] = useState(initial.removed);
  const fields = useRef<HTMLDivElement>(null);
  const uploads = useUploads(draftId, (entry) => {
    if (entry.purpose !== 'document') return;
    put(
      (all) => {
        const added = addDocument(all, entry.document);
        return added.ok ? withoutReplaced(added.value) : all;
      },
      copy.added({ title: entry.document.title }),
    );
    setRemoved((all) => all.filter(({ key }) => key !== entry.document.key));
    clear(entry.document);
  });

  const fieldOf = (name: string) =>
    fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  /** Clears the title of a stored file, and the kind if it was proof of authority, for the next file. */
  function clear({ kind, title }: DraftDocument) {
    const [kindField, titleField] = [fieldOf('kind'), fieldOf('title')];
    if (titleField?.value.trim() === title) titleField.value = '';
    if (kindField?.value === 'ProofOfAuthority' && kind === kindField.value)
      kindField.value = 'ContractOfSale';
  }
  function onFiles(files: readonly File[]) {
    const text = (name: string) => fieldOf(name)?.value ?? '';
    const kind = draftDocumentKinds.find((each) => each === text('kind')) ?? wanted;
    const asOf = fromEasternDay(text('asOf')) ?? now;
    uploads.add(files, { purpose: 'document', kind, title: text('title'), asOf });
  }
  async function onChange(form: FormData) {
    const document = entries.find(({ key }) => key === form.get('key'));
    if (!document) return;
    const isRemoval = form.get('change') === 'remove';
    const isDone = await change({
      form,
      announcement: isRemoval ? copy.removedCanUndo({ title: document.title }) : copy.saved,
    });
    if (isDone && isRemoval) setRemoved((all) => [...all, { key: document.key, name: document.title }]);
  }
  async function onRestore(form: FormData, file: Removed) {
    const isDone = await change({ form, announcement: copy.restored({ file: file.name }) });
    if (isDone) setRemoved((all) => all.filter((each) => each !== file));
  }

  return (
    <div className="max-w-3xl">
      <FileDrop
        draftId={draftId}
        step="documents"
        accept="application/pdf"
        choose={copy.choosePdfFiles}
        help={copy.pdfMbEach}
        onFiles={onFiles}
      >
        <div ref={fields} className="mb-4">
          <DocumentFields id="new" document={{ kind: wanted, title: '', asOf: now }} />
        </div>
      </FileDrop>
      <FilesNotes
        unfinished={uploads.items.length > 0 ? [] : unfinished}
        outcome={outcome}
        fault={fault ?? (posted.status === 'refused' ? posted.message : null)}
      />
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} />
      <RemovedFiles draftId={draftId} removed={removed} action={action} onRestore={onRestore} />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {entries.length === 0 ? (
        <p className="mt-8 text-text-muted">{copy.noDocumentsYet}</p>
      ) : (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {entries.map((document) => (
            <DocumentCard
              key={document.key}
              draftId={draftId}
              document={document}
              action={action}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
