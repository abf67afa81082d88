import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { changePhotos, type Photo } from './photos';

/** A photo that an import fetched for a draft, so that the next table does not fetch it again. */
export interface ImportedPhoto {
  /** Of its URL, by `photoMark`. */
  readonly mark: string;
  readonly importId: string;
  /** The photo that was added; null if the draft had the picture already. */
  readonly key: string | null;
  /** The draft's version with it. */
  readonly version: number;
}

/** Per draft. The oldest are dropped first. */
const mostImportedPhotos = 200;
const markLetters = 16;

export const photoMark = (url: string): string => bytesToHex(sha256(utf8ToBytes(url))).slice(0, markLetters);

interface WithPhotos {
  readonly importedPhotos?: readonly ImportedPhoto[] | undefined;
}

export const hasImportedPhoto = ({ importedPhotos = [] }: WithPhotos, url: string): boolean => {
  const mark = photoMark(url);
  return importedPhotos.some((each) => each.mark === mark);
};

export const withImportedPhoto = (
  { importedPhotos = [] }: WithPhotos,
  photo: ImportedPhoto,
): ImportedPhoto[] => [...importedPhotos, photo].slice(-mostImportedPhotos);

/** The version of a draft that nothing but the photos of an import has changed since `version`. */
export const versionWithPhotos = (
  { importedPhotos = [] }: WithPhotos,
  importId: string,
  version: number,
): number =>
  importedPhotos
    .filter((each) => each.importId === importId)
    .reduce((last, each) => (each.version === last + 1 ? each.version : last), version);

/** The draft without the photos of an import, and the keys of those that it still had. */
export function withoutPhotosOf<D extends WithPhotos & { readonly photos: readonly Photo[] }>(
  draft: D,
  importId: string,
): { readonly draft: D; readonly keys: readonly string[] } {
  const { importedPhotos = [] } = draft;
  const own = importedPhotos.filter((each) => each.importId === importId);
  if (own.length === 0) return { draft, keys: [] };
  const keys = draft.photos.flatMap(({ key }) => (own.some((each) => each.key === key) ? key : []));
  const photos = keys.reduce<readonly Photo[]>((left, key) => {
    const removed = changePhotos(left, { type: 'remove', key });
    return removed.ok ? removed.value : left;
  }, draft.photos);
  const others = importedPhotos.filter((each) => each.importId !== importId);
  return { draft: { ...draft, photos: [...photos], importedPhotos: others }, keys };
}
