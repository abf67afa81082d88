import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, MAX_TITLE } from '@/lib/domain/drafts/files/documents';
import {
  MAX_CAPTION,
  MAX_HEIF_PIXELS,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  MAX_PIXELS,
} from '@/lib/domain/drafts/files/photos';
import { fileRefusals } from '@/messages/drafts/file-refusals';
import { uploadOutcome as copy } from '@/messages/drafts/upload-outcome';

const mebibytes = (bytes: number): number => bytes / 1024 / 1024;
const megapixels = (pixels: number): number => pixels / 1_000_000;

/** For the user: what is wrong and what to do next. */
export const fileRefusalWords: Readonly<Record<FileRefusal, string>> = {
  ...fileRefusals,
  'too-many-pixels': fileRefusals['too-many-pixels']({
    pixels: megapixels(MAX_PIXELS),
    heifPixels: megapixels(MAX_HEIF_PIXELS),
  }),
  'too-large': fileRefusals['too-large']({
    photoSize: mebibytes(MAX_PHOTO_BYTES),
    documentSize: mebibytes(MAX_DOCUMENT_BYTES),
  }),
  'too-many-photos': fileRefusals['too-many-photos']({ most: MAX_PHOTOS }),
  'caption-too-long': fileRefusals['caption-too-long']({ most: MAX_CAPTION }),
  'too-many-documents': fileRefusals['too-many-documents']({ most: MAX_DOCUMENTS }),
  'title-too-long': fileRefusals['title-too-long']({ most: MAX_TITLE }),
};

export const isFileRefusal = (reason: string): reason is FileRefusal =>
  Object.hasOwn(fileRefusalWords, reason);

/** The outcome of an upload form, read from the query of the page's URL, such as `added=3&refused=2.heic`. */
export function toOutcome(query: Readonly<Record<string, string | string[] | undefined>>) {
  const refused = [query.refused ?? []].flat().flatMap((each) => {
    const [number, reason = ''] = each.split('.');
    if (!isFileRefusal(reason)) return [];
    return [
      Number(number) > 0
        ? copy.fault({ number: Number(number), fault: fileRefusalWords[reason] })
        : fileRefusalWords[reason],
    ];
  });
  return { added: Math.min(Number(query.added) || 0, MAX_PHOTOS), refused };
}
