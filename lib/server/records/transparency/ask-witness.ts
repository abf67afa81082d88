import 'server-only';
import { parseDecimal } from '@/lib/domain/auctions/transparency/bytes';
import { openCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { parseSignatureLine, type VerifierKey } from '@/lib/domain/auctions/transparency/note';
import type { Witness } from '@/lib/domain/auctions/transparency/signer-lists';
import { proveConsistency } from '@/lib/domain/auctions/transparency/tiles';
import { formatAddCheckpoint } from '@/lib/domain/auctions/transparency/witnessing';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { tilesOfSize } from './read-log';
import { readShort } from './read-short';

const patienceMs = 5_000;
const longestAnswer = 10_000;

/** By the key id of each witness: the size of the log that it signed last, as far as this process knows. */
const lastSizes = perProcess('witness-sizes', () => new Map<string, number>());

interface Asked {
  readonly size: number;
  /** The checkpoint, signed by the log. */
  readonly note: string;
  readonly keys: readonly VerifierKey[];
}

/**
 * Asks a witness for its signature by C2SP tlog-witness. Null if it does not answer in time, refuses, or gives
 * a signature that is not its own over this checkpoint.
 */
export async function askWitness(witness: Witness, asked: Asked): Promise<string | null> {
  const known = lastSizes().get(witness.key.id) ?? 0;
  const signal = AbortSignal.timeout(patienceMs);
  const ask = (oldSize: number) => addCheckpoint(witness, asked, oldSize, signal);
  try {
    let answer = await ask(Math.min(known, asked.size));
    if (answer.status === 409) {
      const oldSize = parseDecimal(answer.text.trimEnd()) ?? Number.NaN;
      if (oldSize <= asked.size) answer = await ask(oldSize);
    }
    const line = answer.status === 200 ? ownLine(witness, asked, answer.text) : null;
    if (line !== null) lastSizes().set(witness.key.id, asked.size);
    return line;
  } catch {
    return null;
  }
}

async function addCheckpoint({ url }: Witness, { size, note }: Asked, oldSize: number, signal: AbortSignal) {
  const proof = await proveConsistency(oldSize, size, tilesOfSize(size));
  const response = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body: formatAddCheckpoint({ oldSize, proof, note }),
    redirect: 'error',
    signal,
  });
  const text = new TextDecoder().decode(await readShort(response, longestAnswer));
  return { status: response.status, text };
}

function ownLine({ key }: Witness, { note, keys }: Asked, answer: string): string | null {
  for (const line of answer.split('\n')) {
    const signature = parseSignatureLine(line);
    if (signature?.name !== key.name || signature.id !== key.id) continue;
    const opened = openCheckpoint(`${note}${line}\n`, keys, [key]);
    if (!('fault' in opened) && opened.witnesses.length === 1) return `${line}\n`;
  }
  return null;
}
