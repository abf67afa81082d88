import { compareWithLog } from '@/lib/domain/auctions/transparency/compare-with-log';
import { openLog } from '@/lib/domain/auctions/transparency/log-client';
import type { Place } from './bidders';
import { expect } from './fixtures';

const fetchBytes = async ({ siteUrl }: Place, path: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${siteUrl}${path}`)).arrayBuffer());

export const fetchCheckpoint = async (place: Place): Promise<string> =>
  new TextDecoder().decode(await fetchBytes(place, '/log/checkpoint'));

/** Expects that the log has all entries of a ledger, hides none, and continues an earlier checkpoint. */
export async function expectInLog(place: Place, auctionId: string, earlier: string): Promise<void> {
  const compare = async () => {
    const log = await openLog((path) => fetchBytes(place, path));
    const { entries, leaves } = await (
      await fetch(`${place.siteUrl}/api/auctions/${auctionId}/ledger`)
    ).json();
    const placed = leaves.map((leaf: number | null, index: number) => ({ ...entries[index], leaf }));
    const options = { earlier: [earlier], leastWitnesses: 0, now: null, mostScanned: 1_000_000 };
    return compareWithLog(auctionId, placed, { ...log, ...options });
  };
  await expect.poll(compare, { timeout: 60_000 }).toMatchObject({ fault: null, waiting: 0, continued: 1 });
}
