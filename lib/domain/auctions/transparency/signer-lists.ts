import { areDistinct, cosignatureType, ed25519Type, parseVerifierKey, type VerifierKey } from './note';

/** A witness that the log asks for its signature. */
export interface Witness {
  readonly key: VerifierKey;
  /** Its submission prefix, without a slash at the end. */
  readonly url: string;
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Keys of logs, separated by spaces; null if one is not such a key, or two are the same. */
export function parseSigners(text: string): readonly VerifierKey[] | null {
  const keys = wordsOf(text).map(parseVerifierKey);
  const known = keys.filter((key): key is VerifierKey => key?.type === ed25519Type);
  return known.length === keys.length && areDistinct(known) ? known : null;
}

/** Pairs of a verifier key and a URL, each name and each key once; null if the list is anything else. */
export function parseWitnesses(text: string): readonly Witness[] | null {
  const words = wordsOf(text);
  const witnesses = words.flatMap((word, at): readonly Witness[] => {
    const [key, url] = [at % 2 === 0 ? parseVerifierKey(word) : null, witnessUrl(words[at + 1])];
    return key?.type === cosignatureType && url !== null ? [{ key, url }] : [];
  });
  const keys = witnesses.map(({ key }) => key);
  const names = new Set(keys.map(({ name }) => name));
  const isEachOnce = names.size === witnesses.length && areDistinct(keys);
  return witnesses.length * 2 === words.length && isEachOnce ? witnesses : null;
}

/** Plain http only to this machine. */
function witnessUrl(text = ''): string | null {
  return /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(text) && URL.canParse(text)
    ? text.replace(/\/+$/, '')
    : null;
}
