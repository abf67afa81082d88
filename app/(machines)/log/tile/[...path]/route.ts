import { concatBytes } from '@noble/hashes/utils.js';
import { toBundle } from '@/lib/domain/auctions/transparency/log-entry';
import { parseTilePath } from '@/lib/domain/auctions/transparency/tiles';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { COMPRESS_HEADER } from '@/lib/server/platform/http/compressed';
import { readBundleOf, readCheckpoint, readTileOf } from '@/lib/server/records/transparency/read-log';
import { problems as copy } from '@/messages/api/problems';

export const dynamic = 'force-dynamic';

const immutable = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
};
/** Entries are text, and hashes are not smaller when they are compressed. */
const ofEntries = { ...immutable, [COMPRESS_HEADER]: '1', vary: 'accept-encoding' };

/** A tile of hashes or a bundle of entries of the transparency log (C2SP tlog-tiles). */
export const GET = apiRoute<{ path: string[] }>({}, async ({ params }) => {
  const named = parseTilePath(params.path.join('/'));
  const size = named ? ((await readCheckpoint())?.size ?? 0) : 0;
  if (named?.kind === 'entries') {
    const entries = await readBundleOf(size, named.tile);
    if (entries) return new Response(Buffer.from(toBundle(entries)), { headers: ofEntries });
  } else if (named) {
    const hashes = await readTileOf(size, named.tile);
    if (hashes) return new Response(Buffer.from(concatBytes(...hashes)), { headers: immutable });
  }
  return problem(404, 'not-found', copy.unknownLogTile);
});
