import {
  type DraftDocumentKind,
  draftDocumentKinds,
  draftDocumentLabel,
} from '@/lib/domain/drafts/files/documents';
import { type Room, roomLabel, roomNames } from '@/lib/domain/drafts/files/photos';

export type FileSort = 'photo' | 'document' | 'archive' | 'other';

const photoEndings = ['jpg', 'jpeg', 'jpe', 'png', 'webp', 'avif', 'heic', 'heif'];
const archiveEndings = [
  'zip',
  'rar',
  '7z',
  'tar',
  'gz',
  'tgz',
  'bz2',
  'xz',
  'zst',
  'jar',
  'iso',
  'dmg',
  'cab',
];

/** By the ending of its name; the content is checked when the file is stored. */
export function sortOf(path: string): FileSort {
  const ending = /\.([a-z0-9]+)$/.exec(path.toLowerCase())?.[1] ?? '';
  if (photoEndings.includes(ending)) return 'photo';
  if (ending === 'pdf') return 'document';
  return archiveEndings.includes(ending) ? 'archive' : 'other';
}

/** Files that a computer adds by itself. Nobody misses them. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path) || path.endsWith('/');

export const isManifest = (path: string): boolean => /(^|\/)manifest\.csv$/i.test(path);

/** The first match decides, so special words come before general ones. */
const documentWords: readonly (readonly [RegExp, DraftDocumentKind])[] = [
  [/\b(authority|poa|power of attorney|corporate resolution)\b/, 'ProofOfAuthority'],
  [/\b(condition disclosure|pcds|property condition)\b/, 'PropertyCondition'],
  [/\blead\b/, 'LeadPaint'],
  [/\boffering plan\b/, 'OfferingPlan'],
  [/\bsurvey\b/, 'Survey'],
  [/\btax(es)?\b/, 'TaxBill'],
  [/\bcontract\b/, 'ContractOfSale'],
  [/\bterms\b/, 'TermsOfSale'],
  [/\btitle\b/, 'TitleSummary'],
  [/\b(inspection|condition|bpo)\b/, 'ConditionReport'],
];

const roomWords: readonly (readonly [RegExp, Room])[] = [
  [/\bfloor ?plans?\b/, 'FloorPlan'],
  [/\b(aerial|drone)\b/, 'Aerial'],
  [/\b(front|facade|exterior)\b/, 'Front'],
  [/\b(back ?yard|yard|garden)\b/, 'Yard'],
  [/\b(rear|back)\b/, 'Rear'],
  [/\bstreet ?(view|scape)?\b/, 'Street'],
  [/\bkitchen\b/, 'Kitchen'],
  [/\b(bath(room)?|powder room)\b/, 'Bathroom'],
  [/\b(bed(room)?|master)\b/, 'Bedroom'],
  [/\bliving( ?room)?\b/, 'LivingRoom'],
  [/\bdining( ?room)?\b/, 'DiningRoom'],
  [/\b(hall(way)?|stairs|foyer)\b/, 'Hallway'],
  [/\b(basement|cellar)\b/, 'Basement'],
  [/\battic\b/, 'Attic'],
  [/\bgarage\b/, 'Garage'],
  [/\broof\b/, 'Roof'],
  [/\b(boiler|furnace|electric(al)?|plumbing|hvac)\b/, 'Systems'],
  [/\bdamage\b/, 'Damage'],
];

/** The kind of a document by its file name; null if no word of it says. */
export const documentKindOf = (path: string): DraftDocumentKind | null =>
  documentWords.find(([words]) => words.test(plainName(path)))?.[1] ?? null;

/** The room of a picture by its file name. The name of a street says nothing. */
export const roomOf = (path: string): Room | null =>
  roomWords.find(([words]) => words.test(plainName(path)))?.[1] ?? null;

/** What a manifest calls the kind: a code or a label, in any case. */
export const toDocumentKind = (name: string): DraftDocumentKind | null =>
  draftDocumentKinds.find((kind) => isName(name, kind, draftDocumentLabel(kind))) ?? null;
export const toRoom = (name: string): Room | null =>
  roomNames.find((room) => isName(name, room, roomLabel(room))) ?? null;

const isName = (name: string, ...names: readonly string[]): boolean =>
  names.some((each) => squeeze(each) === squeeze(name));
const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `IMG_01-FrontDoor 2.jpg` as `img 01 front door 2`. */
function plainName(path: string): string {
  const stem = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  return stem
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/(\d)([A-Za-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** 0 for a cover, 1 for a view of the outside, 2 for the rest. */
export function coverRank(path: string): number {
  const name = plainName(path);
  if (/\bcover\b/.test(name)) return 0;
  return /\b(front|exterior|facade)\b/.test(name) ? 1 : 2;
}
