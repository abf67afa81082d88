import { z } from 'zod';
import { verify } from '@/lib/domain/auctions/verify/verify';

/** Tolerance in milliseconds for rounding between two readings of the same clock. */
const clockMs = 2;

const takenSchema = z.object({
  /** When the last byte of the bid was sent, in milliseconds. */
  sentAt: z.number(),
  receipt: z.object({
    auctionId: z.string(),
    seq: z.number(),
    hash: z.string(),
    receivedAt: z.iso.datetime().transform((at) => Date.parse(at)),
    endsAtBefore: z.iso.datetime().transform((at) => Date.parse(at)),
  }),
});
const entrySchema = z.object({ seq: z.number(), hash: z.string() });

export interface Audit {
  readonly lost: number;
  readonly backdated: number;
  readonly faults: readonly string[];
}

/**
 * Checks every acknowledged bid against its auction's ledger: its entry is there, and its time is neither
 * before its last byte was sent nor after the auction's end.
 */
export function audit(
  ledgers: ReadonlyMap<string, readonly unknown[]>,
  acknowledgedBids: readonly unknown[],
): Audit {
  const taken = acknowledgedBids.map((each) => takenSchema.parse(each));
  const broken = [...ledgers].flatMap(([id, entries]) => {
    const { ok, fault } = verify(entries);
    return ok ? [] : [`the ledger of ${id} does not verify: ${fault?.code}`];
  });
  const lost = taken.filter(({ receipt: { auctionId, seq, hash } }) => {
    const entry = entrySchema.safeParse(ledgers.get(auctionId)?.[seq - 1]);
    return !entry.success || entry.data.seq !== seq || entry.data.hash !== hash;
  });
  const backdated = taken.filter(
    ({ sentAt, receipt }) =>
      receipt.receivedAt < sentAt - clockMs || receipt.receivedAt > receipt.endsAtBefore,
  );
  const name = ({ receipt: { auctionId, seq } }: (typeof taken)[number]) => `entry ${seq} of ${auctionId}`;
  return {
    lost: lost.length,
    backdated: backdated.length,
    faults: [
      ...broken,
      ...lost.map((each) => `${name(each)} was acknowledged and is not in the ledger`),
      ...backdated.map((each) => `${name(each)} is dated before its last byte, or after the end`),
    ],
  };
}

/** How much a line fitted to the samples rises from first to last, as a fraction of its starting value. */
export function riseOf(samples: readonly number[]): number {
  const { length } = samples;
  const middle = (length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / length;
  let [over, under] = [0, 0];
  for (const [at, value] of samples.entries()) {
    over += (at - middle) * (value - mean);
    under += (at - middle) ** 2;
  }
  const slope = over / under;
  return (slope * (length - 1)) / (mean - slope * middle);
}
