import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openCheckpoint, parseCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import {
  type FetchBytes,
  openLog,
  policyPath,
  readPolicy,
} from '@/lib/domain/auctions/transparency/log-client';
import { parseNote } from '@/lib/domain/auctions/transparency/note';
import type { LogPolicy } from '@/lib/domain/auctions/transparency/policy';

interface SeenLog {
  readonly log: Awaited<ReturnType<typeof openLog>>;
  /** The latest checkpoint that each witness signed. */
  readonly seen: readonly string[];
}

const mostTries = 10;
const retryMs = 1_000;

/**
 * Opens the log of a site after asking witnesses what they saw of it. A witness signs a checkpoint before the site
 * publishes it, so a site that is behind gets a few seconds.
 */
export async function openSeenLog(
  fetchBytes: FetchBytes,
  policyText: string | undefined,
  witnessUrls: readonly string[],
): Promise<SeenLog> {
  if (witnessUrls.length === 0) return { log: await openLog(fetchBytes, policyText), seen: [] };
  const text = policyText ?? new TextDecoder().decode(await fetchBytes(policyPath));
  const policy = readPolicy(text);
  const seen = await Promise.all(witnessUrls.map((url) => askWitness(url, policy)));
  const least = Math.max(...seen.map(sizeOf));
  for (let tries = 1; ; tries += 1) {
    const log = await openLog(fetchBytes, text);
    if (tries === mostTries || sizeOf(log.note) >= least) return { log, seen };
    await wait(retryMs);
  }
}

const sizeOf = (note: string): number => parseCheckpoint(parseNote(note)?.text ?? '')?.size ?? 0;

/** The latest checkpoint of the log that a witness in the list of keys signed, by C2SP tlog-witness. */
async function askWitness(url: string, { logKeys, witnessKeys }: LogPolicy): Promise<string> {
  for (const origin of new Set(logKeys.map(({ name }) => name))) {
    const path = `${createHash('sha256').update(origin).digest('hex')}/checkpoint`;
    const answer = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`));
    if (answer.status === 404) continue;
    if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}.`);
    const note = await answer.text();
    const opened = openCheckpoint(note, logKeys, witnessKeys);
    if ('fault' in opened || opened.witnesses.length === 0)
      throw new Error(`${url}: not a checkpoint of this log with the signature of a witness you know.`);
    return note;
  }
  throw new Error(`${url} never signed a checkpoint of this log.`);
}
