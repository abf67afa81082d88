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

/** Per witness, which may be anybody's server: the time for all its answers, and the bytes of each. */
const patienceMs = 10_000;
const longestAnswer = 64 * 1024;

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
  for (let tries = 1; ; tries += 1) {
    const log = await openLog(fetchBytes, text);
    if (tries === mostTries || !isBehind(log.note, seen)) return { log, seen };
    await wait(retryMs);
  }
}

/** A former log of a restored site may have been longer than the current one, which never catches up with it. */
function isBehind(note: string, seen: readonly string[]): boolean {
  const published = checkpointOf(note);
  return seen
    .map(checkpointOf)
    .some((each) => each && published && each.origin === published.origin && each.size > published.size);
}

const checkpointOf = (note: string) => parseCheckpoint(parseNote(note)?.text ?? '');

/** The latest checkpoint of the log that a witness in the list of keys signed, by C2SP tlog-witness. */
async function askWitness(url: string, { logKeys, witnessKeys }: LogPolicy): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs);
  for (const origin of new Set(logKeys.map(({ name }) => name))) {
    const path = `${createHash('sha256').update(origin).digest('hex')}/checkpoint`;
    const note = await readNote(url, path, signal);
    if (note === null) continue;
    const opened = openCheckpoint(note, logKeys, witnessKeys);
    if ('fault' in opened || opened.witnesses.length === 0)
      throw new Error(`${url}: not a checkpoint of this log with the signature of a witness you know.`);
    return note;
  }
  throw new Error(`${url} never signed a checkpoint of this log.`);
}

/** Null if the witness does not have it. */
async function readNote(url: string, path: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), { signal });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}.`);
    return await readShort(answer, url);
  } catch (error) {
    if (signal.aborted) throw new Error(`${url} didn’t respond within ${patienceMs / 1_000} seconds.`);
    throw error;
  }
}

async function readShort({ body }: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswer) throw new Error(`${url} responded with more than a checkpoint.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
