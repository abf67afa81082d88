import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { isSignedWith } from '@/lib/domain/auctions/keys/bid-signature';
import { aSigner } from '@/lib/domain/auctions/keys/bid-signer.fixture';
import { bytesToHex, hexToBytes, toBase64, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { isSigned as isSignedByDocs } from '@/lib/domain/auctions/verify/second-verifier/signature.fixture';
import { checkWithOpenSsl } from './bid-keys';

/** The one verdict of the server, of our verifiers, and of a verifier that is written from the documents. */
function verdictOn(key: string, text: string, signature: string): boolean {
  const verdicts = [checkWithOpenSsl, isSignedWith, isSignedByDocs].map((check) =>
    check(key, text, signature),
  );
  expect(new Set(verdicts).size, `${key} ${signature}: ${verdicts}`).toBe(1);
  return verdicts[0] === true;
}

const { Point } = ed25519;
const order = Point.Fn.ORDER;
/** Its multiples are the eight points of small order. */
const eighth = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
const times = (scalar: bigint, torsion: number) =>
  Point.BASE.multiplyUnsafe(scalar).add(eighth.multiplyUnsafe(BigInt(torsion)));
const littleEndian = (number: bigint) => hexToBytes(number.toString(16).padStart(64, '0')).reverse();
const numberOf = (bytes: Uint8Array) => BigInt(`0x${bytesToHex(Uint8Array.from(bytes).reverse())}`);

/** The encodings of points of small order that no encoder gives, by the multiple of the point. */
const otherEncodings: readonly (readonly [torsion: number, encoding: string])[] = [
  [0, `01${'00'.repeat(30)}80`],
  [0, `ee${'ff'.repeat(30)}7f`],
  [0, `ee${'ff'.repeat(30)}ff`],
  [2, `ed${'ff'.repeat(30)}7f`],
  [2, `ed${'ff'.repeat(30)}ff`],
  [4, `ec${'ff'.repeat(30)}ff`],
];

/** A point as its discrete logarithm and its part of small order, or as another encoding of the latter alone. */
interface Part {
  readonly scalar: bigint;
  readonly torsion: number;
  readonly encoding?: string | undefined;
}
interface Crafted {
  readonly key: Part;
  readonly r: Part;
  /** How many times the order of the group is added to S. */
  readonly orders: number;
  readonly text: string;
}

const bytesOf = ({ scalar, torsion, encoding }: Part): Uint8Array =>
  encoding === undefined ? times(scalar, torsion).toBytes() : hexToBytes(encoding);

/** A signature that fits apart from the parts of small order, with what the rule says of it. */
function craft({ key, r, orders, text }: Crafted) {
  const [keyBytes, rBytes] = [bytesOf(key), bytesOf(r)];
  const k = numberOf(sha512(concatBytes(rBytes, keyBytes, utf8ToBytes(text)))) % order;
  const s = ((r.scalar + k * key.scalar) % order) + BigInt(orders) * order;
  const isPlain = key.scalar !== 0n && key.encoding === undefined && r.encoding === undefined && orders === 0;
  return {
    key: `ed25519:${toBase64(keyBytes)}`,
    signature: toBase64(concatBytes(rBytes, littleEndian(s))),
    isRight: isPlain && (BigInt(r.torsion) + k * BigInt(key.torsion)) % 8n === 0n,
  };
}

const aScalar = fc.bigInt({ min: 1n, max: order - 1n });
const aPart: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ scalar: aScalar, torsion: fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6, 7) }),
  fc.record({ scalar: fc.constant(0n), torsion: fc.nat(7) }),
  fc.constantFrom(...otherEncodings.map(([torsion, encoding]) => ({ scalar: 0n, torsion, encoding }))),
);
const aCraft: fc.Arbitrary<Crafted> = fc.record({
  ...{ key: aPart, r: aPart },
  orders: fc.constantFrom(0, 0, 0, 1, 2),
  text: fc.string(),
});

describe('the signature of a bid', { timeout: 600_000 }, () => {
  it('is judged alike by server, verifiers and documents for every pair of small orders and encodings', () => {
    const parts = [0n, 12_345n].flatMap((scalar) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((torsion): Part => ({ scalar, torsion })),
    );
    const all = [
      ...parts,
      ...otherEncodings.map(([torsion, encoding]) => ({ scalar: 0n, torsion, encoding })),
    ];
    const rights = all.flatMap((key) =>
      all.flatMap((r) =>
        [0, 1].map((orders) => {
          const text = `${all.indexOf(key)} ${all.indexOf(r)}`;
          const { isRight, ...made } = craft({ key, r, orders, text });
          expect(verdictOn(made.key, text, made.signature)).toBe(isRight);
          return isRight;
        }),
      ),
    );
    expect(rights).toHaveLength(22 * 22 * 2);
    // Keys with a part of small order, too: the equation alone decides about them.
    expect(rights.filter(Boolean).length).toBeGreaterThan(8);
  });

  it('is judged alike when its parts are crafted', () => {
    fc.assert(
      fc.property(aCraft, (parts) => {
        const { key, signature, isRight } = craft(parts);
        expect(verdictOn(key, parts.text, signature)).toBe(isRight);
      }),
      { numRuns: atDepth(300) },
    );
  });

  it('is judged alike when a byte, a letter, or the text changes', () => {
    const aCase = fc.record({
      ...{
        curve: fc.constantFrom('ed25519' as const, 'p256' as const),
        text: fc.string(),
        other: fc.string(),
      },
      ...{
        at: fc.nat(200),
        letter: fc.constantFrom(...'AB/+=_- \n4'),
        part: fc.constantFrom('key', 'signature'),
      },
    });
    fc.assert(
      fc.property(aCase, ({ curve, text, other, at, letter, part }) => {
        const { key, sign } = aSigner('ann', curve);
        const signature = sign(text);
        expect(verdictOn(key, text, signature)).toBe(true);
        expect(verdictOn(key, other, signature)).toBe(other === text);
        const change = (value: string) => value.slice(0, at) + letter + value.slice(at + 1);
        const changed = part === 'key' ? [change(key), signature] : [key, change(signature)];
        const isSame = changed.join() === [key, signature].join();
        expect(verdictOn(changed[0] ?? '', text, changed[1] ?? '')).toBe(isSame);
      }),
      { numRuns: atDepth(300) },
    );
  });

  it('with P-256 may have either s, but no number outside of the group, and no other form of the key', () => {
    const { key, sign } = aSigner('ann', 'p256');
    const point = Buffer.from(key.slice(5), 'base64');
    const n = p256.Point.Fn.ORDER;
    const signature = Buffer.from(sign('a text'), 'base64');
    const [r, s] = [signature.subarray(0, 32), signature.subarray(32)];
    const bigEndian = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
    const verdict = (...parts: readonly Uint8Array[]) =>
      verdictOn(key, 'a text', Buffer.concat(parts).toString('base64'));
    const mirrored = bigEndian(n - BigInt(`0x${s.toString('hex')}`));
    expect([verdict(r, s), verdict(r, mirrored)]).toEqual([true, true]);
    for (const wrong of [0n, n, n + 1n, 2n ** 256n - 1n].map(bigEndian))
      expect([verdict(wrong, s), verdict(r, wrong)]).toEqual([false, false]);
    const keys = [2, 3, 6, 7].map((first) => Buffer.concat([Buffer.of(first), point.subarray(1)]));
    const compressed = Buffer.concat([Buffer.of(2 + ((point[64] ?? 0) % 2)), point.subarray(1, 33)]);
    for (const other of [...keys, compressed, Buffer.alloc(65), Buffer.of(0), Buffer.alloc(65, 4)])
      expect(verdictOn(`p256:${other.toString('base64')}`, 'a text', sign('a text'))).toBe(false);
  });
});
