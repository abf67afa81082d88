import {
  areDistinct,
  cosignatureType,
  ed25519Type,
  formatVerifierKey,
  parseVerifierKey,
  type VerifierKey,
} from './note';
import { type Defined, define, defineGroup, type Quorum, quorumOf } from './quorum';

/** Who may sign a log, and who witnesses it. */
export interface LogKeys {
  /** The current key first, then former ones. */
  readonly logKeys: readonly VerifierKey[];
  readonly witnessKeys: readonly VerifierKey[];
}

export interface LogPolicy extends LogKeys {
  readonly quorum: Quorum;
}

/** C2SP tlog-policy: a checkpoint needs no witness to be valid; a reader decides how many to ask for. */
export const formatPolicy = ({ logKeys, witnessKeys }: LogKeys, logUrl: string): string =>
  [
    ...logKeys.map((key) => `log ${formatVerifierKey(key)} ${logUrl}`),
    ...witnessKeys.map((key) => `witness ${key.name} ${formatVerifierKey(key)}`),
    'quorum none',
    '',
  ].join('\n');

const mostLines = 1_000;

/** What the lines so far say; null once one of them cannot be read. */
interface Reading extends LogKeys, Defined {
  readonly quorum: Quorum | null;
}

/**
 * The keys of a policy and its quorum. Null if a line of it cannot be read, it names no log, a key is in it twice, or
 * it does not have exactly one quorum line: a rule that nobody counts must not seem to hold.
 */
export function parsePolicy(text: string): LogPolicy | null {
  const lines = text.split('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the specification allows no other control characters.
  if (lines.length > mostLines || /[\0-\x08\x0b-\x1f\x7f]/.test(text)) return null;
  let read: Reading | null = {
    ...{ logKeys: [], witnessKeys: [], quorum: null },
    ...{ named: new Map(), used: new Set() },
  };
  for (const line of lines) {
    const words = line.split(/[ \t]+/).filter((word) => word !== '');
    if (words.length === 0 || words[0]?.startsWith('#')) continue;
    read = read && withLine(read, words);
  }
  if (!read?.quorum) return null;
  const { logKeys, witnessKeys, quorum } = read;
  const isWhole = logKeys.length > 0 && areDistinct(logKeys) && areDistinct(witnessKeys);
  return isWhole ? { logKeys, witnessKeys, quorum } : null;
}

function withLine(read: Reading, [kind, ...words]: readonly string[]): Reading | null {
  switch (kind) {
    case 'log':
      return withLog(read, words);
    case 'witness':
      return withWitness(read, words);
    case 'group': {
      const defined = defineGroup(read, words);
      return defined && { ...read, ...defined };
    }
    case 'quorum': {
      const quorum = words.length === 1 ? quorumOf(read, words[0] ?? '') : null;
      return quorum && read.quorum === null ? { ...read, quorum } : null;
    }
    default:
      return null;
  }
}

function withLog(read: Reading, words: readonly string[]): Reading | null {
  const key = parseVerifierKey(words[0] ?? '');
  return key?.type === ed25519Type && words.length <= 2 ? { ...read, logKeys: [...read.logKeys, key] } : null;
}

function withWitness(read: Reading, words: readonly string[]): Reading | null {
  const [name = '', vkey = ''] = words;
  const key = parseVerifierKey(vkey);
  if (key?.type !== cosignatureType || words.length > 3) return null;
  const defined = define(read, name, { kind: 'witness', key });
  return defined && { ...read, ...defined, witnessKeys: [...read.witnessKeys, key] };
}
