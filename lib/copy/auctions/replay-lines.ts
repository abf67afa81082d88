import type { Replay } from '@/lib/domain/auctions/verify/replay-without';
import { formatMoney } from '@/lib/format';
import { replay as copy } from '@/messages/auctions/replay';

interface Replays {
  readonly actual: Replay;
  readonly without: readonly { readonly alias: string; readonly replay: Replay }[];
}

/** A sentence for each bidder without whom the auction ends differently, and one for all others. */
export function replayLines({ actual, without }: Replays): readonly string[] {
  const lines = without.flatMap(({ alias, replay }) => {
    const line = replayLine(alias, replay, actual);
    return line === null ? [] : [line];
  });
  const count = without.length - lines.length;
  if (count === 0) return lines;
  return [...lines, lines.length === 0 ? copy.sameForAll({ count }) : copy.same({ count })];
}

/** Null if the auction ends with the same price without this bidder. */
function replayLine(alias: string, replay: Replay, actual: Replay): string | null {
  if (replay.kind === 'no-bids') return copy.noBids({ alias });
  if (replay.kind === 'unknown') return copy.unknown({ alias });
  if (replay.kind === 'bought' || actual.kind !== 'price') return null;
  const price = formatMoney(replay.priceCents);
  const isSame = replay.priceCents === actual.priceCents && replay.reserveStatus === actual.reserveStatus;
  if (!isSame)
    return replay.reserveStatus === 'not-met' ? copy.highBid({ alias, price }) : copy.price({ alias, price });
  const leader = replay.leaderAlias;
  return leader === actual.leaderAlias ? null : copy.otherLeader({ alias, price, leader });
}
