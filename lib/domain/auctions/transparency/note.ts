import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bytesToHex, fromBase64, hexToBytes, toBase64, utf8ToBytes } from './bytes';
import { isEd25519Signature } from './strict-ed25519';

/** C2SP signed-note: the signature types that the log uses, and the byte that identifies each. */
export const ed25519Type = 1;
export const cosignatureType = 4;

/** A public key with its name, which C2SP calls a verifier key. */
export interface VerifierKey {
  readonly name: string;
  /** Eight hex digits. */
  readonly id: string;
  readonly type: number;
  readonly publicKey: Uint8Array;
}

export function toVerifierKey(name: string, type: number, publicKey: Uint8Array): VerifierKey {
  const named = concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(type), publicKey);
  return { name, id: bytesToHex(sha256(named).subarray(0, 4)), type, publicKey };
}

export const formatVerifierKey = ({ name, id, type, publicKey }: VerifierKey): string =>
  `${name}+${id}+${toBase64(concatBytes(Uint8Array.of(type), publicKey))}`;

/** Null unless the text is a key of one of the two types, with the id that belongs to it. */
export function parseVerifierKey(text: string): VerifierKey | null {
  const [name = '', id, ...rest] = text.split('+');
  // The base64 part may contain plus signs of its own.
  const bytes = fromBase64(rest.join('+'));
  const type = bytes?.[0];
  if (bytes?.length !== 33 || (type !== ed25519Type && type !== cosignatureType)) return null;
  const key = toVerifierKey(name, type, bytes.subarray(1));
  return isKeyName(name) && key.id === id ? key : null;
}

/** Whether no public key is there twice: the holder of a key counts once, whatever its names. */
export const areDistinct = (keys: readonly VerifierKey[]): boolean =>
  new Set(keys.map(({ publicKey }) => toBase64(publicKey))).size === keys.length;

export const isKeyName = (name: string): boolean => /^[^\s\u0085+]+$/u.test(name);

/** The seconds that a cosignature states, in the eight bytes before its signature. */
const timestampLength = 8;

/** Appends a signature to a text that ends in a newline. */
export const toNote = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('')}`;

export const signatureLine = ({ name, id }: VerifierKey, signature: Uint8Array): string =>
  `— ${name} ${toBase64(concatBytes(hexToBytes(id), signature))}\n`;

/** The signature bytes of a cosignature of this time, in seconds since 1970. */
export function timestamped(seconds: number, signature: Uint8Array): Uint8Array {
  const time = new Uint8Array(timestampLength);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  return concatBytes(time, signature);
}

/** C2SP tlog-cosignature: what a witness signs. */
export const cosignedText = (text: string, seconds: number | bigint): string =>
  `cosignature/v1\ntime ${seconds}\n${text}`;

interface Signature {
  readonly name: string;
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The parts of a note, nothing of which is verified. */
export interface Note {
  readonly text: string;
  readonly signatures: readonly Signature[];
}

const longestNote = 200_000;
const mostSignatures = 100;

export function parseNote(note: string): Note | null {
  const split = note.lastIndexOf('\n\n') + 1;
  const lines = note.slice(split + 1).split('\n');
  const isWhole = split > 1 && note.length <= longestNote && lines.pop() === '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note has no control character but the newline.
  if (!isWhole || lines.length > mostSignatures || /[\0-\x09\x0b-\x1f\ud800-\udfff]/u.test(note)) return null;
  const signatures = lines.map(parseSignatureLine).filter((line) => line !== null);
  return lines.length > 0 && signatures.length === lines.length
    ? { text: note.slice(0, split), signatures }
    : null;
}

export function parseSignatureLine(line: string): Signature | null {
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (!isKeyName(name) || !bytes || bytes.length <= 4) return null;
  return { name, id: bytesToHex(bytes.subarray(0, 4)), bytes: bytes.subarray(4) };
}

export type NoteFault = 'malformed' | 'wrong-signature' | 'unknown-key';
export type VerifiedNote =
  | { readonly text: string; readonly signers: readonly Signer[] }
  | { readonly fault: NoteFault };

/** A known key that signed, and when it says so: seconds for a cosignature, else null. */
export interface Signer {
  readonly key: VerifierKey;
  readonly seconds: number | null;
}

/**
 * Verifies a note under known keys. Signatures of other keys do not count. One wrong signature of a known key
 * refuses the note, and so does a note that no known key signed.
 */
export function verifyNote(note: string, keys: readonly VerifierKey[]): VerifiedNote {
  const parsed = parseNote(note);
  if (!parsed) return { fault: 'malformed' };
  const signers: Signer[] = [];
  for (const signature of parsed.signatures) {
    const key = keys.find(({ name, id }) => name === signature.name && id === signature.id);
    if (!key) continue;
    const seconds = checkSignature(parsed.text, key, signature.bytes);
    if (seconds === false) return { fault: 'wrong-signature' };
    if (!signers.some((signer) => signer.key === key)) signers.push({ key, seconds });
  }
  return signers.length > 0 ? { text: parsed.text, signers } : { fault: 'unknown-key' };
}

/** False: wrong. Else the time of a cosignature, in seconds, or null for a signature without one. */
function checkSignature(text: string, { type, publicKey }: VerifierKey, bytes: Uint8Array) {
  if (type === ed25519Type) return isSigned(text, publicKey, bytes) ? null : false;
  if (bytes.length !== timestampLength + 64) return false;
  const time = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  const isRight = isSigned(cosignedText(text, time), publicKey, bytes.subarray(timestampLength));
  return isRight && time <= BigInt(Number.MAX_SAFE_INTEGER) && time > 0n ? Number(time) : false;
}

const isSigned = (text: string, publicKey: Uint8Array, signature: Uint8Array): boolean =>
  isEd25519Signature(signature, utf8ToBytes(text), publicKey);
