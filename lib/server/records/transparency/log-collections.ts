import 'server-only';
import { z } from 'zod';
import { hexField } from '@/lib/domain/auctions/terms/fields';
import { logTimestampSchema } from '@/lib/domain/auctions/timestamps/log-timestamp-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

const sizeField = z.number().int().min(0);
const hashesField = z.array(hexField);

/**
 * The tree of the transparency log, in one document: `treeId`. Every append changes it, so two appends at once
 * cannot both happen.
 */
export const logTrees = collection(
  'logTrees',
  z.object({
    size: sizeField,
    /** The complete subtrees at the right edge, the largest first. */
    frontier: hashesField,
    /** A walk over all ledgers has put the entries from before there was a log into it. */
    isSwept: z.boolean(),
    /** The name of the log that this one replaces, once an entry says so. */
    former: z.string().exactOptional(),
  }),
);
export const treeId = 'tree';

/** The entries of the log, 256 to a document. Id: `logDocId` of the level 0 and the number of the bundle. */
export const logBundles = collection('logBundles', z.object({ entries: z.array(z.string()) }));

/** The hashes above the leaves: tiles of the levels from 1 on (C2SP tlog-tiles). */
export const logTiles = collection('logTiles', z.object({ hashes: hashesField }));

export const logDocId = (level: number, index: number): string =>
  `${level}:${String(index).padStart(12, '0')}`;

/** The published checkpoint, in one document: `latestId`. */
export const logCheckpoints = collection(
  'logCheckpoints',
  z.object({
    origin: z.string(),
    size: sizeField,
    root: hexField,
    at: instant,
    /** By the name of the witness: its signature line. */
    cosignatures: z.record(z.string(), z.string()),
  }),
);
export const latestId = 'latest';

/** Timestamps of checkpoints. Id: `logDocId` of the level 0 and the size. `at`: the site's clock. */
export const logTimestamps = collection('logTimestamps', logTimestampSchema.extend({ at: instant }), [
  ['size'],
]);
