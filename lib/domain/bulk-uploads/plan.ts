import {
  type DraftDocumentKind,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
} from '@/lib/domain/drafts/files/documents';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, type Room } from '@/lib/domain/drafts/files/photos';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { BulkItem, SkipReason } from './bulk-upload';
import { coverRank, documentKindOf, roomOf, sortOf, toDocumentKind, toRoom } from './file-words';
import { createHomeNames, type HomeNames, type Match, type NamedHome } from './home-names';
import { isInternalUrl } from './internal-url';

export interface BulkHome extends NamedHome {
  readonly isEditable: boolean;
}

/** A file and where it goes. `at` is its place among the items. */
export type Assignment = { readonly at: number; readonly draftId: string } & (
  | { readonly purpose: 'photo'; readonly room: Room | null }
  | { readonly purpose: 'document'; readonly kind: DraftDocumentKind }
);

interface Skipped {
  readonly at: number;
  readonly reason: SkipReason;
}

/** In the order of the run: home by home, each home's cover first. */
export interface BulkPlan {
  readonly assigned: readonly Assignment[];
  readonly skipped: readonly Skipped[];
}

/** The files that one correction moves together: those of one folder, or those that name the same home. */
const groupOf = ({ path, home }: BulkItem): string =>
  home ?? (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path);

export interface FileGroup {
  readonly group: string;
  readonly files: number;
  /** The home that a member chose; null while nobody has. */
  readonly draftId: string | null;
  /** Why its home is unclear; null once a member chose it. */
  readonly reason: SkipReason | null;
}

/** Whether a file is left out only until a member chooses its home. */
export const isUnclear = ({ reason }: Pick<BulkPlan['skipped'][number], 'reason'>): boolean =>
  reason === 'no-home' || reason === 'several-homes' || reason === 'unknown-home';

/** The groups whose home is unclear, and those whose home a member chose. */
export function groupsToAssign(
  items: readonly BulkItem[],
  { skipped }: BulkPlan,
  corrections: Readonly<Record<string, string>>,
): readonly FileGroup[] {
  const reasons = new Map(
    skipped
      .filter(isUnclear)
      .flatMap(({ at, reason }) => (items[at] ? [[groupOf(items[at]), reason] as const] : [])),
  );
  const counts = new Map<string, number>();
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1);
  return [...new Set([...reasons.keys(), ...Object.keys(corrections)])].map((group) => ({
    group,
    files: counts.get(group) ?? 0,
    draftId: Object.hasOwn(corrections, group) ? (corrections[group] ?? null) : null,
    reason: reasons.get(group) ?? null,
  }));
}

/** Decides which home gets which file. `corrections` are the homes that a member chose, by group. */
export function planBulkUpload(
  items: readonly BulkItem[],
  homes: readonly BulkHome[],
  corrections: Readonly<Record<string, string>> = {},
): BulkPlan {
  const names = createHomeNames(homes);
  const byId = new Map(homes.map((home) => [home.draftId, home]));
  const found = items.map((item, at) => assign(item, at, { names, byId, corrections }));
  const assigned = found.flatMap((each) => (each.ok ? [each.value] : [])).toSorted(inOrder(items, homes));
  const fitting = withinLimits(assigned);
  return {
    assigned: fitting.assigned,
    skipped: [...found.flatMap((each) => (each.ok ? [] : [each.reason])), ...fitting.skipped].toSorted(
      (a, b) => a.at - b.at,
    ),
  };
}

interface Known {
  readonly names: HomeNames;
  readonly byId: ReadonlyMap<string, BulkHome>;
  readonly corrections: Readonly<Record<string, string>>;
}

function assign(item: BulkItem, at: number, known: Known): Result<Assignment, Skipped> {
  const skip = (reason: SkipReason) => refuse({ at, reason });
  const purpose = purposeOf(item);
  if (!purpose.ok) return skip(purpose.reason);
  const home = homeOf(item, known);
  if (!home.ok) return skip(home.reason);
  if (!home.value.isEditable) return skip('not-editable');
  const { draftId } = home.value;
  if (purpose.value === 'photo')
    return ok({ at, draftId, purpose: 'photo', room: item.kind ? toRoom(item.kind) : roomOf(item.path) });
  const kind = item.kind ? toDocumentKind(item.kind) : documentKindOf(item.path);
  return kind ? ok({ at, draftId, purpose: 'document', kind }) : skip('no-kind');
}

function purposeOf({ path, bytes, url }: BulkItem): Result<'photo' | 'document', SkipReason> {
  if (url !== null) return isInternalUrl(url) ? refuse('internal-url') : purposeOfUrl(url);
  const sort = sortOf(path);
  if (sort === 'other') return refuse('other-type');
  if (sort === 'archive') return refuse('archive');
  if (bytes === 0) return refuse('empty-file');
  const most = sort === 'photo' ? MAX_PHOTO_BYTES : MAX_DOCUMENT_BYTES;
  return bytes > most ? refuse('large-file') : ok(sort);
}

const purposeOfUrl = (url: string): Result<'photo', SkipReason> =>
  /^https:\/\/[^/@\s]+(\/\S*)?$/i.test(url) ? ok('photo') : refuse('bad-url');

function homeOf(item: BulkItem, { names, byId, corrections }: Known): Result<BulkHome, SkipReason> {
  const group = groupOf(item);
  const corrected = Object.hasOwn(corrections, group) ? byId.get(corrections[group] ?? '') : undefined;
  if (corrected) return ok(corrected);
  const match: Match = item.home === null ? names.ofPath(item.path) : names.ofName(item.home);
  if (match.type === 'several') return refuse('several-homes');
  const home = match.type === 'one' ? byId.get(match.draftId) : undefined;
  if (home) return ok(home);
  return refuse(item.home === null ? 'no-home' : 'unknown-home');
}

/** Homes as listed; in each, the order of the manifest, then cover and front, then the file names. */
function inOrder(items: readonly BulkItem[], homes: readonly BulkHome[]) {
  const placeOf = new Map(homes.map(({ draftId }, at) => [draftId, at]));
  const last = Number.MAX_SAFE_INTEGER;
  return (a: Assignment, b: Assignment): number => {
    const [one, two] = [items[a.at], items[b.at]];
    if (!one || !two) return 0;
    return (
      (placeOf.get(a.draftId) ?? last) - (placeOf.get(b.draftId) ?? last) ||
      (one.order ?? last) - (two.order ?? last) ||
      coverRank(one.path) - coverRank(two.path) ||
      byName.compare(one.path, two.path) ||
      a.at - b.at
    );
  };
}

/** `photo-2` comes before `photo-10`. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Leaves out what exceeds the limits of one home even if it has no files yet. */
function withinLimits(assigned: readonly Assignment[]): BulkPlan {
  const counts = new Map<string, number>();
  const skipped: Skipped[] = [];
  const kept = assigned.filter(({ at, draftId, purpose }) => {
    const key = `${purpose} ${draftId}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    if (before < (purpose === 'photo' ? MAX_PHOTOS : MAX_DOCUMENTS)) return true;
    skipped.push({ at, reason: purpose === 'photo' ? 'too-many-photos' : 'too-many-documents' });
    return false;
  });
  return { assigned: kept, skipped };
}
