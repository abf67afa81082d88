import { type DocumentFacts, type DraftDocument, MAX_DOCUMENT_BYTES } from './documents';
import { MAX_PHOTO_BYTES, type Photo } from './photos';

/** The size of the pieces that a browser uploads. An interrupted piece is sent again from its start. */
export const PIECE_BYTES = 1024 * 1024;
/** Without JavaScript, all files of a form together: the request limit of the hosts that may run the site. */
export const MAX_FORM_BYTES = 30 * 1024 * 1024;

/** The announcement of a file before its upload. */
export type FileDeclaration = {
  /** The file's name on the sender's device: for display, not a path. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
} & ({ readonly purpose: 'photo' } | ({ readonly purpose: 'document' } & DocumentFacts));

export type FileEntry =
  | { readonly purpose: 'photo'; readonly photo: Photo }
  | { readonly purpose: 'document'; readonly document: DraftDocument };

/** `offset` is the number of bytes received. With `entry`, the file is one of the draft's files. */
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

/** What can be wrong with an upload. */
export type SendingFault =
  | 'empty'
  | 'too-large'
  | 'too-many-uploads'
  | 'no-such-upload'
  | 'wrong-offset'
  | 'wrong-piece'
  | 'incomplete'
  | 'wrong-checksum';

export const largestOf = (purpose: FileDeclaration['purpose']): number =>
  purpose === 'photo' ? MAX_PHOTO_BYTES : MAX_DOCUMENT_BYTES;

/** The outcome of a change to the files of a draft. */
export type FilesState<Entry> =
  | { readonly status: 'open' }
  | { readonly status: 'done'; readonly entries: readonly Entry[] }
  | { readonly status: 'refused'; readonly message: string };
