import { type DraftDocument, documentHref, draftDocumentLabel } from '@/lib/domain/drafts/files/documents';
import { type Photo, photoSrc } from '@/lib/domain/drafts/files/photos';
import { formatDay } from '@/lib/format';
import { fixedFiles as copy } from '@/messages/drafts/fixed-files';

/** Read-only photos. */
export const FixedPhotos = ({
  draftId,
  photos,
}: {
  readonly draftId: string;
  readonly photos: readonly Photo[];
}) => (
  <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {photos.map((photo) => (
      <li key={photo.key}>
        {/* biome-ignore lint/performance/noImgElement: kept in the widths that pages ask for */}
        <img
          src={photoSrc(draftId, photo, 800)}
          alt=""
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className="aspect-[4/3] w-full rounded object-cover"
        />
        <p className="mt-1.5 text-sm text-text-muted">{photo.alt}</p>
      </li>
    ))}
  </ol>
);

interface FixedDocumentsProps {
  readonly draftId: string;
  readonly documents: readonly DraftDocument[];
}

/** Read-only documents. */
export const FixedDocuments = ({ draftId, documents }: FixedDocumentsProps) => (
  <ul className="max-w-3xl divide-y divide-line border-y border-line">
    {documents.map((document) => (
      <li key={document.key} className="py-3">
        <a href={documentHref(draftId, document)} className="text-link font-medium">
          {document.title}
        </a>
        <p className="text-sm text-text-muted">
          {copy.other({
            draftDocument: draftDocumentLabel(document.kind),
            asOf: formatDay(document.asOf),
            isPublic: String(document.isPublic),
          })}
        </p>
      </li>
    ))}
  </ul>
);
