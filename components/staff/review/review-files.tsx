import { DownloadIcon } from '@/components/ui/page-icons';
import { type DraftDocument, documentHref, draftDocumentLabel } from '@/lib/domain/drafts/files/documents';
import { type Photo, photoSrc } from '@/lib/domain/drafts/files/photos';
import { formatDay } from '@/lib/format';
import { reviewFiles as copy } from '@/messages/staff/review-files';

export const ReviewPhotos = ({
  draftId,
  photos,
}: {
  readonly draftId: string;
  readonly photos: readonly Photo[];
}) => (
  <ul className="my-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
    {photos.map((photo) => (
      <li key={photo.key}>
        {/* biome-ignore lint/performance/noImgElement: kept in the widths that are shown */}
        <img
          src={photoSrc(draftId, photo, 400)}
          alt=""
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className="aspect-[4/3] w-full rounded object-cover"
        />
        <p className="mt-1 text-sm text-text-muted">{photo.alt}</p>
      </li>
    ))}
  </ul>
);

interface ReviewDocumentsProps {
  readonly draftId: string;
  readonly documents: readonly DraftDocument[];
}

export const ReviewDocuments = ({ draftId, documents }: ReviewDocumentsProps) => (
  <ul className="my-4 space-y-2">
    {documents.map((document) => (
      <li key={document.key}>
        <a href={documentHref(draftId, document)} className="group flex gap-3">
          <DownloadIcon className="size-5 shrink-0" />
          <span>
            <span className="font-medium group-hover:underline">{document.title}</span>
            <span className="block text-sm text-text-muted">
              {copy.other({
                draftDocument: draftDocumentLabel(document.kind),
                asOf: formatDay(document.asOf),
                isPublic: String(document.isPublic),
              })}
            </span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
