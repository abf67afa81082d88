import { isSame } from './bytes';
import { type Hash, half, nodeHash } from './merkle';

interface Inclusion {
  readonly index: number;
  readonly size: number;
  readonly leaf: Hash;
  readonly root: Hash;
  readonly proof: readonly Hash[];
}

/** RFC 9162, section 2.1.3.2: whether the leaf is at this index of the tree. */
export function isIncluded({ index, size, leaf, root, proof }: Inclusion): boolean {
  if (!areSizes(index, size) || index >= size) return false;
  let [fn, sn, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(sibling, hash);
      for (; fn % 2 === 0 && fn !== 0; sn = half(sn)) fn = half(fn);
    } else hash = nodeHash(hash, sibling);
    [fn, sn] = [half(fn), half(sn)];
  }
  return sn === 0 && isSame(hash, root);
}

interface Consistency {
  readonly oldSize: number;
  readonly newSize: number;
  readonly oldRoot: Hash;
  readonly newRoot: Hash;
  readonly proof: readonly Hash[];
}

/** RFC 9162, section 2.1.4.2: whether the new tree begins with all leaves of the old one, in order. */
export function isConsistent({ oldSize, newSize, oldRoot, newRoot, proof }: Consistency): boolean {
  if (!areSizes(oldSize, newSize) || oldSize > newSize) return false;
  if (oldSize === newSize) return proof.length === 0 && isSame(oldRoot, newRoot);
  // Every tree begins with the empty one.
  if (oldSize === 0) return proof.length === 0;
  let [fn, sn] = [oldSize - 1, newSize - 1];
  for (; fn % 2 === 1; sn = half(sn)) fn = half(fn);
  const [start, ...rest] = fn === 0 ? [oldRoot, ...proof] : proof;
  if (!start || proof.length === 0) return false;
  let [older, newer] = [start, start];
  for (const hash of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      older = nodeHash(hash, older);
      newer = nodeHash(hash, newer);
      for (; fn % 2 === 0 && fn !== 0; sn = half(sn)) fn = half(fn);
    } else newer = nodeHash(newer, hash);
    [fn, sn] = [half(fn), half(sn)];
  }
  return sn === 0 && isSame(older, oldRoot) && isSame(newer, newRoot);
}

const areSizes = (...sizes: readonly number[]): boolean =>
  sizes.every((size) => Number.isSafeInteger(size) && size >= 0);
