import { TextDetails } from '@/components/ui/details';
import { InputField } from '@/components/ui/form/field';
import { PdfField } from '@/components/ui/form/pdf-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { formatMoment } from '@/lib/format';
import { document as documentCopy } from '@/messages/closings/document';
import { documentsPanel as copy } from '@/messages/closings/documents-panel';
import { sideWords } from '@/messages/closings/side-words';
import { UploadForm } from './upload-form';

interface DocumentsPanelProps {
  readonly room: ClosingRoom;
  /** Why the last upload was refused, and its title. */
  readonly problem: string | null;
  readonly title: string;
}

/** Documents that the sides sent each other. */
export function DocumentsPanel({ room: { closing, side, files }, problem, title }: DocumentsPanelProps) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="border-t-2 border-primary pt-3 text-lg font-semibold">
        {copy.documents({
          files: files.length,
          span: (children) => <span className="font-normal text-text-muted">{children}</span>,
        })}
      </h2>
      <p className="mt-1 text-sm text-text-muted">
        {files.length === 0 && `${copy.none} `}
        {copy.onlyTwoSides}
      </p>
      {files.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-b border-line">
          {files.map(({ key, title: name, side: from, by, at }) => (
            <li key={key} className="py-2.5">
              <a
                href={accountRoutes.saleFile(closing.saleId, key)}
                className="text-link break-words font-medium"
              >
                {name}
              </a>
              <span className="block break-words text-sm text-text-muted">
                {copy.sent({ side: sideWords[from], by: by.name, at: formatMoment(at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {side && (
        <TextDetails summary={copy.sendDocument} isOpen={problem !== null} className="mt-3">
          <UploadForm action={accountRoutes.sendSaleFile(closing.saleId)} submit={documentCopy.submit}>
            {problem && <Notice tone="error" title={problem} />}
            <InputField
              id="document-title"
              name="title"
              label={documentCopy.title}
              maxLength={120}
              required
              defaultValue={title}
            />
            <PdfField id="document-file" label={documentCopy.file} help={documentCopy.fileHelp} />
          </UploadForm>
        </TextDetails>
      )}
    </section>
  );
}
