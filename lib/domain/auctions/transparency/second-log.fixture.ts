import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * A second implementation of checkpoint, proof and cosignature checks. It is written from RFC 6962 and the C2SP
 * specifications alone, imports nothing from the first, and uses Node's own cryptography.
 */

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const node = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.from([1]), left, right);
const splitOf = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/** RFC 6962, section 2.1: the Merkle Tree Hash of entries. */
export function treeHash(entries: readonly string[]): Buffer {
  if (entries.length === 0) return sha256();
  if (entries.length === 1) return sha256(Buffer.from([0]), entries[0] ?? '');
  const split = splitOf(entries.length);
  return node(treeHash(entries.slice(0, split)), treeHash(entries.slice(split)));
}

/** RFC 6962, section 2.1.1, read backwards: the root that an audit path leads to. */
export function rootByPath(
  entry: string,
  index: number,
  size: number,
  path: readonly Buffer[],
): Buffer | null {
  if (size === 1) return path.length === 0 && index === 0 ? treeHash([entry]) : null;
  const [split, last] = [splitOf(size), path.at(-1)];
  if (!last || index >= size) return null;
  const isLeft = index < split;
  const below = rootByPath(
    entry,
    isLeft ? index : index - split,
    isLeft ? split : size - split,
    path.slice(0, -1),
  );
  if (!below) return null;
  return isLeft ? node(below, last) : node(last, below);
}

/** RFC 6962, section 2.1.2, read backwards: whether a proof leads to both roots. */
export function grows(
  oldSize: number,
  newSize: number,
  oldRoot: Buffer,
  newRoot: Buffer,
  proof: readonly Buffer[],
) {
  if (oldSize === 0) return newSize >= 0 && proof.length === 0;
  const roots = rootsByProof(oldSize, newSize, true, oldRoot, [...proof]);
  return roots ? roots.old.equals(oldRoot) && roots.new.equals(newRoot) : false;
}

function rootsByProof(
  oldSize: number,
  size: number,
  isWhole: boolean,
  oldRoot: Buffer,
  proof: readonly Buffer[],
): { readonly old: Buffer; readonly new: Buffer } | null {
  if (oldSize > size) return null;
  const [last, rest] = [proof.at(-1), proof.slice(0, -1)];
  if (oldSize === size && isWhole) return proof.length === 0 ? { old: oldRoot, new: oldRoot } : null;
  if (!last) return null;
  if (oldSize === size) return rest.length === 0 ? { old: last, new: last } : null;
  const split = splitOf(size);
  if (oldSize <= split) {
    const left = rootsByProof(oldSize, split, isWhole, oldRoot, rest);
    return left && { old: left.old, new: node(left.new, last) };
  }
  const right = rootsByProof(oldSize - split, size - split, false, oldRoot, rest);
  return right && { old: node(last, right.old), new: node(last, right.new) };
}

/** A key as text, such as `example.com/log+530d903a+AekyeRrm…`. */
type Vkey = string;

/**
 * Signed-note, tlog-checkpoint and tlog-cosignature: the checkpoint of a note that the log signed, with the names of
 * the witnesses that cosigned it; null when the note must be refused.
 */
export function checkpointOf(note: string, log: Vkey, witnesses: readonly Vkey[] = []) {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const signed = new Set<string>();
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [dash, name = '', encoded = '', ...more] = line.split(' ');
    if (end < 1 || dash !== '—' || more.length > 0 || !note.endsWith('\n')) return null;
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.toString('base64') !== encoded || bytes.length < 5) return null;
    for (const vkey of [log, ...witnesses]) {
      const [keyName, id, key] = [
        vkey.split('+')[0],
        vkey.split('+')[1],
        Buffer.from(vkey.split('+').slice(2).join('+'), 'base64'),
      ];
      if (name !== keyName || bytes.subarray(0, 4).toString('hex') !== id) continue;
      if (!sha256(`${name}\n`, key).subarray(0, 4).equals(bytes.subarray(0, 4))) return null;
      if (!isRight(text, key, bytes.subarray(4))) return null;
      signed.add(vkey);
    }
  }
  const [, origin, size, root] =
    /^([^\n]+)\n(0|[1-9]\d*)\n([A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*$/.exec(text) ?? [];
  if (!signed.has(log) || !root || origin !== log.split('+')[0]) return null;
  const names = witnesses.filter((vkey) => signed.has(vkey)).map((vkey) => vkey.split('+')[0]);
  return { size: Number(size), root: Buffer.from(root, 'base64'), witnesses: names };
}

function isRight(text: string, key: Buffer, signature: Buffer): boolean {
  const x = key.subarray(1).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (key[0] === 1) return verify(null, Buffer.from(text), publicKey, signature);
  if (key[0] !== 4 || signature.length !== 72) return false;
  const message = `cosignature/v1\ntime ${signature.readBigUInt64BE()}\n${text}`;
  return verify(null, Buffer.from(message), publicKey, signature.subarray(8));
}
