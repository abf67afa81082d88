import type { FileFault } from '@/lib/domain/drafts/files/upload';
import { isVerified, type Organization } from '@/lib/domain/organizations/organization';

/**
 * Files for many homes at once, from one ZIP or from a list of URLs. First the file arrives in pieces, then
 * a member sees which home gets which file and corrects it, then the run stores the files in the background.
 */
export const bulkUploadStates = [
  /** For the import that lists its photos. */
  'waiting',
  'receiving',
  'review',
  'running',
  'done',
  /** A member ended it. What was stored by then stays. */
  'cancelled',
  /** Nothing of the file is used; `fault` says why. */
  'refused',
  /** The member who started it can no longer act for the organization. */
  'stopped',
  /** A piece failed on every try. */
  'failed',
] as const;
export type BulkUploadState = (typeof bulkUploadStates)[number];
export const openStates = ['waiting', 'receiving', 'review', 'running'] as const;
export const isOpen = (state: BulkUploadState): boolean => openStates.some((each) => each === state);

/** Why a ZIP or a list is refused as a whole. */
export const bulkFaults = [
  'not-zip',
  'damaged',
  'empty',
  'too-many-entries',
  'encrypted',
  'unsafe-name',
  'duplicate-name',
  'link',
  'unpacks-too-far',
  'unknown-method',
  'bad-manifest',
  'bad-list',
] as const;
export type BulkFault = (typeof bulkFaults)[number];

/** Why one file is left out, known before the run. */
export type SkipReason =
  | 'no-home'
  | 'several-homes'
  | 'unknown-home'
  | 'not-editable'
  | 'other-type'
  | 'archive'
  | 'empty-file'
  | 'large-file'
  | 'no-kind'
  | 'too-many-photos'
  | 'too-many-documents'
  | 'bad-url'
  | 'internal-url';

/** What became of one file in the run. `held`: stored, but it looks blank, so the seller decides. */
export const itemResults = ['stored', 'held', 'repeated', 'refused'] as const;
export type ItemResult = (typeof itemResults)[number];

export type ResultCounts = Readonly<Record<ItemResult, number>>;
export const noResults: ResultCounts = { stored: 0, held: 0, repeated: 0, refused: 0 };

export interface UnusedLines {
  readonly count: number;
  readonly first: readonly string[];
}
export const noUnused: UnusedLines = { count: 0, first: [] };

/** Instants in ms. */
export interface BulkUpload {
  readonly bulkId: string;
  readonly organisationId: string;
  readonly by: { readonly uid: string; readonly name: string };
  /** The name of the file on the sender's device, or empty for a list that was typed. */
  readonly name: string;
  readonly bytes: number;
  readonly source: 'zip' | 'urls';
  /** The import whose table lists the photos; null for an upload of its own. */
  readonly importId: string | null;
  readonly state: BulkUploadState;
  readonly fault: { readonly code: BulkFault; readonly entry: string } | null;
  /** The number of files in it. */
  readonly items: number;
  /** Files that the manifest names and the ZIP lacks: their number, and the first of them. */
  readonly unused: UnusedLines;
  /** The number of files that the run stores. */
  readonly planned: number;
  /** How many of those are done. */
  readonly cursor: number;
  /** The number of failed tries of the next piece. */
  readonly tries: number;
  /** A process works on it until then. */
  readonly claimedUntil: number;
  readonly results: ResultCounts;
  /** The home that a member chose for a group of files: draftId by group. */
  readonly corrections: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** One file of a ZIP, or one URL. */
export interface BulkItem {
  /** Its path in the ZIP; for a URL, the last part of its path. */
  readonly path: string;
  /** Unpacked; 0 for a URL. */
  readonly bytes: number;
  readonly url: string | null;
  /** What the manifest or the list says; null if it says nothing. */
  readonly home: string | null;
  readonly kind: string | null;
  readonly order: number | null;
}

/** What the run did with one file. `reason` says why it was refused. */
export interface BulkOutcome {
  readonly path: string;
  readonly url: string | null;
  readonly draftId: string;
  readonly result: ItemResult;
  readonly reason: string | null;
}

/** Files per commit. */
export const ITEMS_PER_PIECE = 10;
export const TRIES_PER_PIECE = 10;
export const MAX_CORRECTIONS = 500;
export const MAX_OPEN = 5;
export const ZIP_PIECE_BYTES = 8 * 1024 * 1024;

const mebibyte = 1024 * 1024;

export interface BulkLimits {
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly entries: number;
}

/** A verified organization can send whole portfolios, others a few homes. */
export const limitsOf = (organization: Pick<Organization, 'verified' | 'suspended'>): BulkLimits =>
  isVerified(organization)
    ? { bytes: 2_048 * mebibyte, unpackedBytes: 4_096 * mebibyte, entries: 10_000 }
    : { bytes: 200 * mebibyte, unpackedBytes: 400 * mebibyte, entries: 300 };

/** Unpacked bytes per packed byte. Pictures and PDFs hardly shrink. */
export const MAX_RATIO = 100;

/** Why a file was refused in the run, besides its own faults. */
export type ItemRefusal =
  | FileFault
  | 'gone'
  | 'not-editable'
  | 'too-many-photos'
  | 'too-many-documents'
  | 'unreachable'
  | 'private-address'
  | 'too-slow'
  | 'bad-status'
  | 'wrong-type'
  | 'too-large'
  | 'bad-url';

export function addResults(
  before: ResultCounts,
  outcomes: readonly Pick<BulkOutcome, 'result'>[],
): ResultCounts {
  const countOf = (result: ItemResult) =>
    before[result] + outcomes.filter((outcome) => outcome.result === result).length;
  return {
    stored: countOf('stored'),
    held: countOf('held'),
    repeated: countOf('repeated'),
    refused: countOf('refused'),
  };
}
