import {
  areDistinct,
  cosignatureType,
  ed25519Type,
  formatVerifierKey,
  parseVerifierKey,
  type VerifierKey,
} from './note';

/** Who may sign a log, and who witnesses it. */
export interface LogPolicy {
  /** The current key first, then former ones. */
  readonly logKeys: readonly VerifierKey[];
  readonly witnessKeys: readonly VerifierKey[];
}

/** C2SP tlog-policy: a checkpoint needs no witness to be valid; a reader decides how many to ask for. */
export const formatPolicy = ({ logKeys, witnessKeys }: LogPolicy, logUrl: string): string =>
  [
    ...logKeys.map((key) => `log ${formatVerifierKey(key)} ${logUrl}`),
    ...witnessKeys.map((key) => `witness ${key.name} ${formatVerifierKey(key)}`),
    'quorum none',
    '',
  ].join('\n');

/**
 * The keys of a policy; null if a line of it cannot be read, it names no log, a key is in it twice, or its one quorum line asks for
 * anything but "none". No check here counts groups of witnesses, so it must not seem that one did.
 */
export function parsePolicy(text: string): LogPolicy | null {
  const logKeys: VerifierKey[] = [];
  const witnessKeys: VerifierKey[] = [];
  const quorums: string[] = [];
  for (const line of text.split('\n')) {
    const [kind = '', ...words] = line.split(/[ \t]+/).filter((word) => word !== '');
    if (kind === '' || kind.startsWith('#') || kind === 'group') continue;
    if (kind === 'quorum') {
      quorums.push(words.join(' '));
      continue;
    }
    const key = parseVerifierKey(words[kind === 'log' ? 0 : 1] ?? '');
    if (kind === 'log' && key?.type === ed25519Type) logKeys.push(key);
    else if (kind === 'witness' && key?.type === cosignatureType) witnessKeys.push(key);
    else return null;
  }
  const isWhole = logKeys.length > 0 && areDistinct(logKeys) && areDistinct(witnessKeys);
  return isWhole && quorums.length === 1 && quorums[0] === 'none' ? { logKeys, witnessKeys } : null;
}
