import { UploadForm } from '@/components/closings/upload-form';
import { TextDetails } from '@/components/ui/details';
import { PdfField } from '@/components/ui/form/pdf-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { cancellationProof as copy } from '@/messages/drafts/cancellation-proof';

export interface CancellationFacts {
  /** The bids bind the seller. */
  readonly isBinding: boolean;
  /** The cancellation opens the sealed reserve once there is a bid. */
  readonly opensReserve: boolean;
  readonly document: { readonly href: string; readonly at: number } | null;
  /** Why the last upload was refused, in words. */
  readonly problem: string | null;
  /** The seller comes from the upload. */
  readonly isOpen: boolean;
}

/** The seller can cancel only after uploading a document. */
export const lacksProof = ({ isBinding, document }: CancellationFacts): boolean =>
  isBinding && document === null;

interface CancellationProofProps {
  readonly draftId: string;
  readonly cancellation: CancellationFacts;
}

/** A seller bound by bids uploads this document before canceling. */
export function CancellationProof({ draftId, cancellation }: CancellationProofProps) {
  const { isBinding, document, problem } = cancellation;
  if (!isBinding) return null;
  return (
    <div className="mb-6 max-w-2xl space-y-4">
      <Notice tone="warning" title={copy.bound}>
        {copy.boundText}
      </Notice>
      {document && (
        <p>
          {copy.uploaded({
            at: formatMoment(document.at),
            link: (children) => (
              <a href={document.href} className="text-link">
                {children}
              </a>
            ),
          })}
        </p>
      )}
      {document ? (
        <TextDetails summary={copy.another} isOpen={problem !== null}>
          <Upload draftId={draftId} problem={problem} />
        </TextDetails>
      ) : (
        <Upload draftId={draftId} problem={problem} />
      )}
    </div>
  );
}

const Upload = ({ draftId, problem }: { readonly draftId: string; readonly problem: string | null }) => (
  <UploadForm action={accountRoutes.sendCancellationDocument(draftId)} submit={copy.submit}>
    {problem && <Notice tone="error" title={problem} />}
    <PdfField id="cancellation-document" label={copy.document} help={copy.help} />
  </UploadForm>
);
