import { UploadForm } from '@/components/closings/upload-form';
import { TextDetails } from '@/components/ui/details';
import { PdfField } from '@/components/ui/form/pdf-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { staffDocument as copy } from '@/messages/staff/staff-document';

export interface StaffProof {
  readonly hasDocument: boolean;
  /** Why the last upload was refused, in words. */
  readonly problem: string | null;
}

/** Staff upload this document before they cancel an auction whose bids bind the seller. */
export function StaffDocument({
  auctionId,
  proof,
}: {
  readonly auctionId: string;
  readonly proof: StaffProof;
}) {
  const upload = (
    <UploadForm action={accountRoutes.sendStaffDocument(auctionId)} submit={copy.submit}>
      {proof.problem && <Notice tone="error" title={proof.problem} />}
      <PdfField id="staff-document" label={copy.document} help={copy.help} />
    </UploadForm>
  );
  return (
    <div className="max-w-2xl space-y-4">
      <Notice tone="warning" title={copy.bound}>
        {copy.boundText}
      </Notice>
      {proof.hasDocument ? (
        <TextDetails summary={copy.another} isOpen={proof.problem !== null}>
          {upload}
        </TextDetails>
      ) : (
        upload
      )}
    </div>
  );
}
