import type { LogReader } from './compare-with-log';
import { parseBundle } from './log-entry';
import type { Hash } from './merkle';
import { type LogPolicy, parsePolicy } from './policy';
import { bundlePath, tilePath, tileWidth } from './tiles';

/** Fetches a file of the log's site by its path; throws if the site does not have it. */
export type FetchBytes = (path: string) => Promise<Uint8Array>;

export const policyPath = '/.well-known/tlog-policy';
export const logPath = '/log';

/** Reads the policy and the checkpoint of a site, and its tiles when a proof needs them, each once. */
export async function openLog(
  fetchBytes: FetchBytes,
  policyText?: string,
): Promise<Pick<LogReader, 'policy' | 'note' | 'readTile' | 'readBundle'>> {
  const policy = readPolicy(policyText ?? textOf(await fetchBytes(policyPath)));
  const note = textOf(await fetchBytes(`${logPath}/checkpoint`));
  const known = new Map<string, Promise<Uint8Array>>();
  const read = (path: string): Promise<Uint8Array> => {
    const bytes = known.get(path) ?? fetchBytes(`${logPath}/${path}`);
    known.set(path, bytes);
    return bytes;
  };
  return {
    policy,
    note,
    readTile: async (tile) => hashesOf(await read(tilePath(tile))),
    readBundle: async (bundle) => parseBundle(await read(bundlePath(bundle))) ?? [],
  };
}

/** Throws on a policy that cannot be read. */
export function readPolicy(text: string): LogPolicy {
  const policy = parsePolicy(text);
  if (policy) return policy;
  throw new Error(
    'The list of keys cannot be read. It must be a C2SP tlog-policy with a log and one quorum line.',
  );
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function hashesOf(bytes: Uint8Array): readonly Hash[] {
  const hashes = Array.from({ length: Math.floor(bytes.length / 32) }, (_, at) =>
    bytes.subarray(at * 32, (at + 1) * 32),
  );
  return bytes.length % 32 === 0 && hashes.length <= tileWidth ? hashes : [];
}
