import { z } from 'zod';
import { cosignatureType, ed25519Type, parseVerifierKey, type VerifierKey } from './note';

/** A witness that the log asks for its signature. */
export interface Witness {
  readonly key: VerifierKey;
  /** Its submission prefix, without a slash at the end. */
  readonly url: string;
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Former keys of the site, separated by spaces. */
export const formerSignersSchema = z.string().transform((text, context): readonly VerifierKey[] => {
  const keys = wordsOf(text).map(parseVerifierKey);
  const known = keys.filter((key) => key?.type === ed25519Type);
  if (known.length < keys.length)
    context.addIssue('must be verifier keys such as www.example.com/log+530d903a+Aeky…, separated by spaces');
  return known.filter((key) => key !== null);
});

/** Pairs of a verifier key and a URL. */
export const witnessesSchema = z.string().transform((text, context): readonly Witness[] => {
  const words = wordsOf(text);
  const witnesses = words.flatMap((word, at): readonly Witness[] => {
    const [key, url] = [at % 2 === 0 ? parseVerifierKey(word) : null, witnessUrl(words[at + 1])];
    return key?.type === cosignatureType && url !== null ? [{ key, url }] : [];
  });
  if (witnesses.length * 2 !== words.length)
    context.addIssue(
      'must be pairs of a witness’s verifier key and its URL, such as https://witness.example',
    );
  if (new Set(witnesses.map(({ key }) => key.name)).size < witnesses.length)
    context.addIssue('must name each witness once');
  return witnesses;
});

/** Plain http only to this machine. */
function witnessUrl(text = ''): string | null {
  return /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(text) && URL.canParse(text)
    ? text.replace(/\/+$/, '')
    : null;
}
