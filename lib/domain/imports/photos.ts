import { isInternalUrl } from '@/lib/domain/bulk-uploads/internal-url';
import { MAX_PHOTOS } from '@/lib/domain/drafts/files/photos';
import { fromCell } from '@/lib/domain/open-data/csv-cell';
import { type RowFault, rowFault } from './values/row-fault';

/** The target of columns with the URLs of photos. Several columns may have it. */
export const PHOTOS = 'photos';

const photoHeading =
  /^(home|property|listing)?(photo|image|picture|pic|media)s?\d{0,2}(url|link|address)?e?s?\d{0,2}$/;

/** Whether a heading, as normalized by `bareHeading`, names URLs of photos: `photos`, `imageurls`, `photo11`. */
export const isPhotoHeading = (bare: string): boolean => photoHeading.test(bare);

const longestUrl = 2_000;
/** In characters. A home cannot have enough photos to fill it. */
const LONGEST_CELL = 100_000;
const isPhotoUrl = (url: string): boolean =>
  url.length <= longestUrl && /^https:\/\/[^/@\s]+(\/\S*)?$/i.test(url) && URL.canParse(url);

export interface RowPhotos {
  /** Each once, in the order of the columns and cells. */
  readonly urls: readonly string[];
  readonly faults: readonly RowFault[];
}

/** The URLs of a row's photos. A URL that cannot be fetched is a fault. */
export function readPhotos(cells: readonly string[], mapping: readonly string[]): RowPhotos {
  const written = mapping.flatMap((target, at) => (target === PHOTOS ? (cells[at] ?? '') : []));
  const [urls, faults]: [string[], RowFault[]] = [[], []];
  for (const cell of written)
    if (isTooLong(cell)) faults.push(rowFault('not-a-photo-url', { field: PHOTOS, value: cell }));
  const all = new Set(written.flatMap((cell) => (isTooLong(cell) ? [] : urlsIn(cell))));
  for (const url of all) {
    if (!isPhotoUrl(url)) faults.push(rowFault('not-a-photo-url', { field: PHOTOS, value: url }));
    else if (isInternalUrl(url)) faults.push(rowFault('internal-url', { field: PHOTOS, value: url }));
    else urls.push(url);
  }
  if (urls.length > MAX_PHOTOS)
    faults.push(rowFault('too-many-photos', { field: PHOTOS, text: String(MAX_PHOTOS) }));
  return { urls: urls.slice(0, MAX_PHOTOS), faults };
}

const isTooLong = (cell: string): boolean => cell.length > LONGEST_CELL;

/**
 * A comma or semicolon may also be part of a URL, so it separates only before the next one or at the end. The
 * pattern looks at one of them, because a cell may have a long run.
 */
const urlsIn = (cell: string): readonly string[] =>
  fromCell(cell)
    .split(/[\s|]+|(?<=[,;])(?=https?:\/\/)/i)
    .map(withoutSeparators)
    .filter((url) => url !== '' && !isNothing.test(url));

function withoutSeparators(part: string): string {
  let [start, end] = [0, part.length];
  while (start < end && isSeparator(part[start])) start++;
  while (end > start && isSeparator(part[end - 1])) end--;
  return part.slice(start, end);
}

const isSeparator = (letter: string | undefined): boolean => letter === ',' || letter === ';';

const isNothing = /^(-+|n\/?a|none|null|tbd)$/i;
