import { concatBytes } from '@noble/hashes/utils.js';
import { toBundle } from '@/lib/domain/auctions/transparency/log-entry';
import { parseTilePath } from '@/lib/domain/auctions/transparency/tiles';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readBundleOf, readCheckpoint, readTileOf } from '@/lib/server/records/transparency/read-log';
import { problems as copy } from '@/messages/api/problems';

export const dynamic = 'force-dynamic';

/** A tile of hashes or a bundle of entries of the transparency log (C2SP tlog-tiles). */
export const GET = apiRoute<{ path: string[] }>({}, async ({ params }) => {
  const bytes = await bytesOf(params.path.join('/'));
  return bytes === null
    ? problem(404, 'not-found', copy.unknownLogTile)
    : new Response(Buffer.from(bytes), {
        headers: {
          'content-type': 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
});

async function bytesOf(path: string): Promise<Uint8Array | null> {
  const named = parseTilePath(path);
  if (!named) return null;
  const size = (await readCheckpoint())?.size ?? 0;
  if (named.kind === 'entries') {
    const entries = await readBundleOf(size, named.tile);
    return entries && toBundle(entries);
  }
  const hashes = await readTileOf(size, named.tile);
  return hashes && concatBytes(...hashes);
}
