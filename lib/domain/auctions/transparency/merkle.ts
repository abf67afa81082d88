import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/** A SHA-256 hash: 32 bytes. */
export type Hash = Uint8Array;

/** RFC 6962, section 2.1: the hash of the empty tree. */
export const emptyRoot: Hash = sha256(new Uint8Array());

export const leafHash = (entry: Uint8Array): Hash => sha256(concatBytes(Uint8Array.of(0), entry));

export const nodeHash = (left: Hash, right: Hash): Hash => sha256(concatBytes(Uint8Array.of(1), left, right));

/**
 * The right edge of a tree: the hashes of its complete subtrees, the largest first. It is all that appending
 * needs.
 */
export interface Frontier {
  readonly size: number;
  readonly hashes: readonly Hash[];
}

export const emptyFrontier: Frontier = { size: 0, hashes: [] };

export function appendLeaf({ size, hashes }: Frontier, leaf: Hash): Frontier {
  const edge = [...hashes];
  let hash = leaf;
  for (let rest = size; rest % 2 === 1; rest = half(rest)) hash = nodeHash(edge.pop() ?? emptyRoot, hash);
  return { size: size + 1, hashes: [...edge, hash] };
}

export const rootOf = ({ hashes }: Frontier): Hash =>
  hashes.length === 0 ? emptyRoot : hashes.reduceRight((right, left) => nodeHash(left, right));

/** The root over leaves that are all at hand. */
export const rootOfLeaves = (leaves: readonly Hash[]): Hash =>
  rootOf(leaves.reduce(appendLeaf, emptyFrontier));

/** Sizes go beyond 32 bits, so bit operators do not apply. */
export const half = (size: number): number => Math.floor(size / 2);
