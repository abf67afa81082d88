import { useState } from 'react';
import type { ReplayStep } from '@/components/auctions/live/auction-context';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

export type ReplayedAuction = Pick<PublicAuction, 'id' | 'version' | 'ledgerHead'>;

/** Replays the ended auction without each bidder when asked to. Loads its code on demand. */
export function useReplay({ id, version, ledgerHead }: ReplayedAuction) {
  const [replay, setReplay] = useState<ReplayStep>({ kind: 'idle' });

  async function start() {
    setReplay({ kind: 'running' });
    try {
      const { replayLedger } = await import('@/lib/client/auctions/replay-ledger');
      setReplay({ kind: 'done', replayed: await replayLedger(id, { seq: version, hash: ledgerHead }) });
    } catch {
      setReplay({ kind: 'failed' });
    }
  }

  return { replay, start };
}
