import type { SellingRefusal } from './draft-permission';
import { type DocumentRefusal, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, MAX_TITLE } from './files/documents';
import {
  MAX_CAPTION,
  MAX_HEIF_PIXELS,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  MAX_PIXELS,
  type PhotoRefusal,
} from './files/photos';
import type { FileFault, SendingFault } from './files/upload';

type DraftFault = SellingRefusal | 'not-editable' | 'too-many' | 'busy';

export type FileRefusal = FileFault | SendingFault | DraftFault | PhotoRefusal | DocumentRefusal;

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const megapixels = (pixels: number) => `${pixels / 1_000_000} megapixels`;

/** For the user: what is wrong and what to do next. */
export const fileRefusalWords: Readonly<Record<FileRefusal, string>> = {
  'not-photo': 'This is not a JPEG, PNG, WebP or AVIF picture. Save it as a JPEG and add it again.',
  heic: 'This is a HEIC picture, which this site cannot open. On an iPhone choose Settings → Camera → Formats → Most Compatible, or export the picture as a JPEG; then add it again.',
  'too-many-pixels': `This picture has too many pixels: at most ${megapixels(MAX_PIXELS)}, as AVIF ${megapixels(MAX_HEIF_PIXELS)}. Save it smaller and add it again.`,
  'too-small': 'This picture is too small to show a home: at least 200 pixels wide and high.',
  'not-pdf': 'This is not a PDF. Print or save the document as a PDF and add it again.',
  encrypted: 'This PDF is locked by a password. Save a copy without one and add that.',
  'active-content':
    'This PDF contains a script, an action that runs by itself, or another file. Open it, choose Print, then Print to PDF, and upload that file.',
  'hidden-content':
    'This PDF has hidden content. Open it, choose Print, then Print to PDF, and upload that file.',
  'unpacks-too-far':
    'This PDF is too large when decompressed. Open it, choose Print, then Print to PDF, and upload that file.',
  damaged: 'This file is damaged or incomplete. Open it on your device, save it anew, and add it again.',
  'too-heavy':
    'This file could not be opened within the memory and time we give to one. Save it smaller or simpler and add it again.',
  empty: 'This file is empty.',
  'too-large': `This file is too large: photos at most ${mebibytes(MAX_PHOTO_BYTES)}, documents ${mebibytes(MAX_DOCUMENT_BYTES)}. Save it smaller and add it again.`,
  'too-many-uploads': 'Too many files are on their way at once. Wait for some to arrive, or cancel them.',
  'no-such-upload': 'This upload has expired or was canceled. Add the file again.',
  'wrong-offset': 'Some of this file is already here. Ask how much, and go on from there.',
  'wrong-piece': 'This part of the file did not arrive as it was sent. Send it again.',
  incomplete: 'Not all of this file has arrived. Go on sending it.',
  'wrong-checksum': 'What arrived is not the file that was sent. Add it again.',
  'signed-out': 'You were signed out meanwhile. Sign in again; what has arrived is kept.',
  'not-found': 'There is no such draft.',
  'unverified-email': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-reviewer': 'This is for reviewers.',
  'own-listing': 'A reviewer does not handle an own listing.',
  'not-manager': 'This is for the managers of the organization.',
  'not-editable': 'This draft cannot be changed now: it was sent in. Take it back first.',
  'too-many': 'That was a lot at once. Wait a moment and try again.',
  busy: 'Too much is asked of us at this moment. Try again.',
  'too-many-photos': `A listing has at most ${MAX_PHOTOS} photos. Remove one first.`,
  'no-such-photo': 'This photo is no longer there.',
  'caption-too-long': `A caption has at most ${MAX_CAPTION} characters.`,
  'too-many-documents': `A listing has at most ${MAX_DOCUMENTS} documents. Remove one first.`,
  'no-such-document': 'This document is no longer there.',
  'title-too-long': `A title has at most ${MAX_TITLE} characters.`,
  'not-yet': 'The date of a document cannot be in the future.',
};

export const isFileRefusal = (reason: string): reason is FileRefusal =>
  Object.hasOwn(fileRefusalWords, reason);

/** The outcome of an upload form, read from the query of the page's URL, such as `added=3&refused=2.heic`. */
export function toOutcome(query: Readonly<Record<string, string | string[] | undefined>>) {
  const refused = [query.refused ?? []].flat().flatMap((each) => {
    const [number, reason = ''] = each.split('.');
    if (!isFileRefusal(reason)) return [];
    return [
      Number(number) > 0 ? `File ${Number(number)}: ${fileRefusalWords[reason]}` : fileRefusalWords[reason],
    ];
  });
  return { added: Math.min(Number(query.added) || 0, MAX_PHOTOS), refused };
}
