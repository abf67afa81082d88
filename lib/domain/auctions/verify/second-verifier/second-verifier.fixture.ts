import { bid, bought, reserveLowered } from './bids.fixture';
import {
  cancelled,
  closed,
  decided,
  defaulted,
  insiderRefused,
  opened,
  outage,
  paused,
  resumed,
} from './lifecycle.fixture';
import { canonical, fields, holds, integer, must, sha256, text } from './reading.fixture';
import { type Entry, newRun, type Run, settleClaims } from './run.fixture';
import { scheduled } from './terms.fixture';

interface Verdict {
  ok: boolean;
  /** The entry with the first fault, or null. */
  seq: number | null;
}

interface Head {
  seq: number;
  hash: string;
}

/**
 * A second verifier of a public ledger, based only on docs/ledger.md. It shares no code with `verify`.
 */
export function verifyByDocs(entries: readonly unknown[], knownHead?: Head): Verdict {
  const run = newRun();
  const length = Math.max(entries.length, knownHead?.seq ?? 1);
  for (let seq = 1; seq <= length; seq += 1) {
    if (!holds(() => take(run, entries[seq - 1], seq, knownHead))) return { ok: false, seq };
  }
  return { ok: true, seq: null };
}

function take(run: Run, value: unknown, seq: number, knownHead: Head | undefined): void {
  const { hash, ...signed } = fields(value, 'seq', 'at', 'type', 'data', 'prevHash', 'hash');
  must(signed.seq === seq && signed.prevHash === run.hash);
  must(hash === sha256(canonical(signed)));
  must(knownHead?.seq !== seq || knownHead.hash === hash);
  const entry = { at: integer(signed.at), type: text(signed.type), data: signed.data };
  must(entry.at >= run.at);
  const rule = RULES.get(entry.type);
  must(rule !== undefined);
  rule(run, entry);
  settleClaims(run);
  run.at = entry.at;
  run.hash = text(hash);
  run.hashes.push(run.hash);
}

const RULES = new Map<string, (run: Run, entry: Entry) => void>([
  ['scheduled', scheduled],
  ['opened', opened],
  ['bid', bid],
  ['raise', bid],
  ['bought', bought],
  ['reserve-lowered', reserveLowered],
  ['paused', paused],
  ['resumed', resumed],
  ['insider-refused', insiderRefused],
  ['outage', outage],
  ['cancelled', cancelled],
  ['closed', closed],
  ['decided', decided],
  ['defaulted', defaulted],
]);
