import {
  type CancellationDocument,
  cancellationHref,
  staffDocumentHref,
} from '@/lib/domain/drafts/files/cancellation-documents';
import { formatMoment } from '@/lib/format';
import { homePage as copy } from '@/messages/staff/home-page';

interface CancellationDocumentsProps {
  readonly draftId: string;
  readonly documents: readonly CancellationDocument[];
  /** That of the present auction. */
  readonly staffDocument?: CancellationDocument | null;
}

/** With what auctions of the home were canceled, or may be. */
export function CancellationDocuments({ draftId, documents, staffDocument }: CancellationDocumentsProps) {
  if (documents.length === 0 && !staffDocument) return null;
  return (
    <ul className="mt-3 text-sm">
      {documents.map((document) => (
        <li key={document.auctionId}>
          <a href={cancellationHref(draftId, document)} className="text-link">
            {copy.cancellationDocument({ at: formatMoment(document.at) })}
          </a>
        </li>
      ))}
      {staffDocument && (
        <li>
          <a href={staffDocumentHref(draftId, staffDocument)} className="text-link">
            {copy.staffDocument({ at: formatMoment(staffDocument.at) })}
          </a>
        </li>
      )}
    </ul>
  );
}
