import 'server-only';
import { hexToBytes, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { type Hash, leafHash } from '@/lib/domain/auctions/transparency/merkle';
import { toNote } from '@/lib/domain/auctions/transparency/note';
import { type ReadTile, type Tile, widthIn } from '@/lib/domain/auctions/transparency/tiles';
import { readFormerLog } from '@/lib/server/platform/runtime/former-log';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { logOrigin, siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { latestId, logBundles, logCheckpoints, logDocId, logTiles } from './log-collections';

export const readCheckpoint = async () => (await runtime().store.get(logCheckpoints, latestId))?.data ?? null;

/** The published checkpoint as a signed note; null before the first one, also of a log that replaces another. */
export async function readCheckpointNote(): Promise<string | null> {
  const checkpoint = await readCheckpoint();
  if (!checkpoint) return null;
  const isRenamed = checkpoint.origin !== logOrigin();
  // Under the new name, the log must say first which one it replaces.
  if (isRenamed && readFormerLog()) return null;
  const { key, line } = await siteSigner();
  const text = formatCheckpoint({
    origin: key.name,
    size: checkpoint.size,
    root: hexToBytes(checkpoint.root),
  });
  // A witness signed the name that the site had then.
  const cosigned = isRenamed ? [] : Object.values(checkpoint.cosignatures);
  return toNote(text, [line(text), ...cosigned]);
}

/** The hashes of a tile; null if the tree of this size has no such tile. */
export async function readTileOf(size: number, tile: Tile): Promise<readonly Hash[] | null> {
  const { level, index, width } = tile;
  if (level === 0)
    return (await readBundleOf(size, tile))?.map((entry) => leafHash(utf8ToBytes(entry))) ?? null;
  if (widthIn(size, level, index) < width) return null;
  const doc = await runtime().store.get(logTiles, logDocId(level, index));
  return doc?.data.hashes.slice(0, width).map(hexToBytes) ?? null;
}

/** The entries of a bundle; null if the tree of this size has no such bundle. */
export async function readBundleOf(
  size: number,
  { index, width }: Omit<Tile, 'level'>,
): Promise<readonly string[] | null> {
  if (widthIn(size, 0, index) < width) return null;
  const doc = await runtime().store.get(logBundles, logDocId(0, index));
  return doc?.data.entries.slice(0, width) ?? null;
}

/** Reads tiles of the tree for a proof. */
export const tilesOfSize =
  (size: number): ReadTile =>
  async (tile) =>
    (await readTileOf(size, tile)) ?? [];
