import type { LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import { servedLedgerSchema } from '@/lib/domain/auctions/ledger/saved-ledger';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import {
  type Replay,
  type ReplayedLedger,
  readForReplay,
  replayWithout,
} from '@/lib/domain/auctions/verify/replay-without';
import { verifySteps } from '@/lib/domain/auctions/verify/verify';
import { savedCheckpoints } from './ledger-checkpoints';
import { fetchBytes, inSlices } from './verify-ledger';

interface ReplayOf {
  readonly alias: string;
  readonly replay: Replay;
}

/** An ended auction as it was and without each bidder; null: its ledger failed verification. */
export type ReplayedAuction = {
  readonly entries: number;
  readonly actual: Replay;
  readonly without: readonly ReplayOf[];
} | null;

/**
 * Fetches the public ledger, verifies it, and replays it without each bidder. `head` is the one that the page
 * shows. Throws if the ledger cannot be fetched.
 */
export async function replayLedger(auctionId: string, head: LedgerHead): Promise<ReplayedAuction> {
  const bytes = await fetchBytes(`/api/auctions/${encodeURIComponent(auctionId)}/ledger`);
  const { entries } = servedLedgerSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const heads = [head, ...savedCheckpoints(auctionId)];
  const { ok } = await inSlices(verifySteps(entries, heads), () => {});
  if (!ok) return null;
  const ledger = readForReplay(entries.map((entry) => ledgerEntrySchema.parse(entry)));
  const without = await inSlices(replaySteps(ledger), () => {});
  return { entries: entries.length, actual: replayWithout(ledger, null), without };
}

function* replaySteps(ledger: ReplayedLedger): Generator<number, readonly ReplayOf[]> {
  const replays: ReplayOf[] = [];
  for (const alias of ledger.aliases) {
    replays.push({ alias, replay: replayWithout(ledger, alias) });
    yield replays.length;
  }
  return replays;
}
