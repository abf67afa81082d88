import {
  type CancellationDocument,
  cancellationHref,
} from '@/lib/domain/drafts/files/cancellation-documents';
import { formatMoment } from '@/lib/format';
import { homePage as copy } from '@/messages/staff/home-page';

interface CancellationDocumentsProps {
  readonly draftId: string;
  readonly documents: readonly CancellationDocument[];
}

/** With what the seller canceled auctions of the home, or is about to. */
export function CancellationDocuments({ draftId, documents }: CancellationDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <ul className="mt-3 text-sm">
      {documents.map((document) => (
        <li key={document.auctionId}>
          <a href={cancellationHref(draftId, document)} className="text-link">
            {copy.cancellationDocument({ at: formatMoment(document.at) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
