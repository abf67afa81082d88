import { fromBase64, parseDecimal, toBase64 } from './bytes';
import type { Hash } from './merkle';
import { cosignatureType, type NoteFault, type Signer, type VerifierKey, verifyNote } from './note';

/** C2SP tlog-checkpoint: what a log commits to. */
export interface Checkpoint {
  /** The name of the log. */
  readonly origin: string;
  readonly size: number;
  readonly root: Hash;
}

export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Null unless the text is a checkpoint. Extension lines are allowed and not read. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const lines = text.split('\n');
  const isWhole = lines.pop() === '' && lines.every((line) => line !== '');
  const [origin, size, encoded] = lines;
  const [leaves, root] = [parseDecimal(size ?? ''), fromBase64(encoded ?? '')];
  return isWhole && origin && leaves !== null && root?.length === 32 ? { origin, size: leaves, root } : null;
}

interface SignedCheckpoint extends Checkpoint {
  /** The text that is signed. */
  readonly text: string;
  /** The witnesses among the known keys that signed. */
  readonly witnesses: readonly Signer[];
}

export type OpenedCheckpoint = SignedCheckpoint | { readonly fault: NoteFault | 'other-log' };

/**
 * Opens a checkpoint of the log that the keys name. At least one key of the log must have signed; a
 * cosignature alone says nothing about who published it.
 */
export function openCheckpoint(
  note: string,
  logKeys: readonly VerifierKey[],
  witnessKeys: readonly VerifierKey[] = [],
): OpenedCheckpoint {
  const verified = verifyNote(note, [...logKeys, ...witnessKeys]);
  if ('fault' in verified) return verified;
  const checkpoint = parseCheckpoint(verified.text);
  if (!checkpoint) return { fault: 'malformed' };
  const ofLog = verified.signers.filter(({ key }) => logKeys.includes(key));
  if (ofLog.length === 0) return { fault: 'unknown-key' };
  if (ofLog.some(({ key }) => key.name !== checkpoint.origin)) return { fault: 'other-log' };
  const witnesses = verified.signers.filter(({ key }) => key.type === cosignatureType);
  return { ...checkpoint, text: verified.text, witnesses };
}
