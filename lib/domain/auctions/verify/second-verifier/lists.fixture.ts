import { canonical, isRecord, sha256 } from './reading.fixture';

interface Listed {
  lots: readonly { auctionId: string; maximumCents: number }[];
  salt: string;
}

interface Stay {
  auction: string;
  alias: string;
  from: number;
  until: number;
  maximum: number | null;
  isRaised: boolean;
}

/**
 * Whether the bid lists of ledgers that are valid each for itself also fit together; based only on
 * docs/ledger.md.
 */
export function listsFitByDocs(ledgers: readonly (readonly unknown[])[], list?: Listed): boolean {
  const stays = new Map<string, Stay[]>();
  for (const ledger of ledgers) addStays(stays, ledger);
  const apart = (one: Stay, other: Stay) => one.until <= other.from || other.until <= one.from;
  for (const of of stays.values())
    if (!of.every((one, i) => of.slice(i + 1).every((other) => apart(one, other)))) return false;
  return !list || fits(stays.get(sha256(canonical({ lots: list.lots, salt: list.salt }))) ?? [], list);
}

function fits(stays: Stay[], { lots }: Listed): boolean {
  const placed = stays.map((stay) => ({
    ...stay,
    place: lots.findIndex(({ auctionId }) => auctionId === stay.auction),
  }));
  placed.sort((a, b) => a.place - b.place);
  return (
    placed.length > 0 &&
    placed.every(({ place, maximum, from }, index) => {
      const before = placed[index - 1];
      const isMaximum = maximum === null || maximum === lots[place]?.maximumCents;
      return place >= 0 && isMaximum && (!before || before.until <= from);
    })
  );
}

function addStays(all: Map<string, Stay[]>, ledger: readonly unknown[]): void {
  const here: Stay[] = [];
  let auction = '';
  let leader: unknown = null;
  for (const entry of ledger) {
    if (!isRecord(entry) || !isRecord(entry.data)) continue;
    const { type, data, at } = entry;
    if (type === 'scheduled' && isRecord(data.terms)) auction = String(data.terms.auctionId);
    if (type === 'bid' || type === 'raise') leader = data.leaderAlias;
    if (typeof data.listCommitment === 'string') {
      const stay = {
        auction,
        alias: String(data.alias),
        from: Number(data.receivedAt),
        until: Number.POSITIVE_INFINITY,
        maximum: null,
        isRaised: false,
      };
      here.push(stay);
      all.set(data.listCommitment, [...(all.get(data.listCommitment) ?? []), stay]);
    }
    for (const stay of here) {
      if (stay.until !== Number.POSITIVE_INFINITY) continue;
      stay.isRaised ||= type === 'raise' && data.alias === stay.alias;
      for (const item of Array.isArray(data.opened) ? data.opened : [])
        if (isRecord(item) && item.alias === stay.alias && !stay.isRaised)
          stay.maximum ??= Number(item.amountCents);
      const isOver =
        leader !== stay.alias ||
        type === 'cancelled' ||
        (type === 'bought' && data.alias !== stay.alias) ||
        (type === 'decided' && ['declined', 'counter-declined', 'lapsed'].includes(String(data.decision)));
      if (isOver) stay.until = Number(at);
    }
  }
}
