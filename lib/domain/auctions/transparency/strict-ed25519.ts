import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { isSame } from './bytes';

const { Point } = ed25519;
const { p } = Point.CURVE();
const order = Point.Fn.ORDER;

/** The y coordinates of the eight points of small order. Two of them belong to two points each, by the sign of x. */
const smallOrderYs = new Set([
  0n,
  1n,
  p - 1n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
]);

/**
 * Whether the 32 bytes of a public key are its only encoding, and no point of small order, under which one signature
 * fits many texts. Does not say that they are a point of the curve.
 */
export function isSoundKey(publicKey: Uint8Array): boolean {
  const y = numberOf(publicKey) & ((1n << 255n) - 1n);
  return publicKey.length === 32 && y < p && !smallOrderYs.has(y);
}

/**
 * RFC 8032, 5.1.7, with the equation without the cofactor: the bytes of R must be those that S, key, and text give, so
 * R has only one encoding, too. Most libraries check this; the one that we use has only the equation with the
 * cofactor, which accepts some crafted signatures that other libraries refuse.
 */
export function isEd25519Signature(
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  const [r, s] = [signature.subarray(0, 32), numberOf(signature.subarray(32))];
  if (signature.length !== 64 || s >= order || !isSoundKey(publicKey)) return false;
  try {
    const key = Point.fromBytes(publicKey);
    const k = numberOf(sha512(concatBytes(r, publicKey, message))) % order;
    return isSame(Point.BASE.multiplyUnsafe(s).subtract(key.multiplyUnsafe(k)).toBytes(), r);
  } catch {
    return false;
  }
}

/** The number in little-endian bytes. */
const numberOf = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
