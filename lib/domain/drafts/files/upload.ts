import { type DocumentFacts, type DraftDocument, MAX_DOCUMENT_BYTES } from './documents';
import { MAX_PHOTO_BYTES, type Photo } from './photos';

/** What a browser sends at once; what breaks off in the middle of a piece is sent again from the piece's beginning. */
export const PIECE_BYTES = 1024 * 1024;
/** Without JavaScript, all files of one form together: what a request may have at most where the site may run. */
export const MAX_FORM_BYTES = 30 * 1024 * 1024;

/** A file that somebody wants to send. */
export type FileWish = {
  /** As it is called where it comes from: shown, and never a path. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
} & ({ readonly purpose: 'photo' } | ({ readonly purpose: 'document' } & DocumentFacts));

export type FileEntry =
  | { readonly purpose: 'photo'; readonly photo: Photo }
  | { readonly purpose: 'document'; readonly document: DraftDocument };

/** `offset`: so many bytes are there. With `entry` the file is among those of the draft. */
export interface UploadState {
  readonly key: string;
  readonly offset: number;
  readonly entry: FileEntry | null;
}

/** What can be wrong with a file itself. */
const fileFaults = [
  'not-photo',
  'heic',
  'too-many-pixels',
  'too-small',
  'not-pdf',
  'encrypted',
  'active-content',
  'hidden-content',
  'unpacks-too-far',
  'damaged',
  'too-heavy',
] as const;
export type FileFault = (typeof fileFaults)[number];
export const isFileFault = (reason: string): reason is FileFault =>
  fileFaults.some((each) => each === reason);

/** What can be wrong with how it is sent. */
export type SendingFault =
  | 'empty'
  | 'too-large'
  | 'too-many-uploads'
  | 'no-such-upload'
  | 'wrong-offset'
  | 'wrong-piece'
  | 'incomplete'
  | 'wrong-checksum';

export const largestOf = (purpose: FileWish['purpose']): number =>
  purpose === 'photo' ? MAX_PHOTO_BYTES : MAX_DOCUMENT_BYTES;

/** What a change to the files of a draft came to. */
export type FilesState<Entry> =
  | { readonly status: 'open' }
  | { readonly status: 'done'; readonly entries: readonly Entry[] }
  | { readonly status: 'refused'; readonly message: string };
