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
  'not-photo': 'This isn’t a JPEG, PNG, WebP, or AVIF image. Save it as a JPEG and add it again.',
  heic: 'This site can’t open HEIC images. On an iPhone, choose Settings → Camera → Formats → Most Compatible, or export the image as a JPEG, then add it again.',
  'too-many-pixels': `This image has too many pixels. The limit is ${megapixels(MAX_PIXELS)}, or ${megapixels(MAX_HEIF_PIXELS)} for AVIF. Save a smaller version and add it again.`,
  'too-small': 'This image is too small. Add one at least 200 pixels wide and high.',
  'not-pdf': 'This isn’t a PDF. Print or save the document as a PDF and add it again.',
  encrypted: 'This PDF is password-protected. Save a copy without a password and add that.',
  'active-content':
    'This PDF contains a script, an automatic action, or another file. Open it, choose Print, then Print to PDF, and upload that file.',
  'hidden-content':
    'This PDF has hidden content. Open it, choose Print, then Print to PDF, and upload that file.',
  'unpacks-too-far':
    'This PDF is too large when decompressed. Open it, choose Print, then Print to PDF, and upload that file.',
  damaged: 'This file is damaged or incomplete. Open it on your device, save it again, and add it again.',
  'too-heavy':
    'We couldn’t process this file within our memory and time limits. Save a smaller or simpler version and add it again.',
  empty: 'This file is empty.',
  'too-large': `This file is too large. The limit is ${mebibytes(MAX_PHOTO_BYTES)} for photos and ${mebibytes(MAX_DOCUMENT_BYTES)} for documents. Save a smaller version and add it again.`,
  'too-many-uploads': 'Too many uploads at once. Wait for some to finish, or cancel them.',
  'no-such-upload': 'This upload has expired or was canceled. Add the file again.',
  'wrong-offset': 'Part of this file is already uploaded. Resume from there.',
  'wrong-piece': 'This part of the file was damaged in transit. Send it again.',
  incomplete: 'This file isn’t fully uploaded yet. Keep sending it.',
  'wrong-checksum': 'The uploaded file doesn’t match the original. Add it again.',
  'signed-out': 'You were signed out. Sign in again; your upload so far is saved.',
  'not-found': 'This draft doesn’t exist.',
  'unverified-email': 'Confirm your email address first: open the link we sent you.',
  'not-reviewer': 'Only reviewers can do this.',
  'own-listing': 'Reviewers can’t review their own listings.',
  'not-manager': 'Only managers of the organization can do this.',
  'not-editable': 'This draft has been submitted, so you can’t change it. Withdraw the submission first.',
  'too-many': 'That was too much in a short time. Wait a moment, then try again.',
  busy: 'The site is busy. Try again in a moment.',
  'too-many-photos': `A listing can have up to ${MAX_PHOTOS} photos. Remove one first.`,
  'no-such-photo': 'This photo no longer exists.',
  'caption-too-long': `Use at most ${MAX_CAPTION} characters for a caption.`,
  'too-many-documents': `A listing can have up to ${MAX_DOCUMENTS} documents. Remove one first.`,
  'no-such-document': 'This document no longer exists.',
  'title-too-long': `Use at most ${MAX_TITLE} characters for a title.`,
  'not-yet': 'The document date can’t be in the future.',
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
