import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { commitmentOf, type Secret } from '@/lib/domain/auctions/terms/commitments';
import { holds } from '@/lib/domain/auctions/verify/second-verifier/reading.fixture';
import { signature as checkByDocs } from '@/lib/domain/auctions/verify/second-verifier/signature.fixture';
import { cents } from '@/lib/domain/shared/money';
import { bidText } from './bid-text';
import { takeSignature } from './take-signature';

/** Each of the five kinds of deceit gets this many cases, so all of them together get 100,000 in the deep test. */
const numRuns = isDeep ? 20_000 : 100;

interface Pair {
  readonly key: string;
  readonly secret: KeyObject;
}

/** The keys are made once: a case only signs and checks. P-256 takes a few times longer, so it is the rarer one. */
const pairs: readonly Pair[] = Array.from({ length: 16 }, (_, at) => (at % 4 === 0 ? p256() : ed25519()));

function ed25519(): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { key: `ed25519:${point.toString('base64')}`, secret: privateKey };
}

function p256(): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-65);
  return { key: `p256:${point.toString('base64')}`, secret: privateKey };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a browser signs. `head` is a hash. */
interface Bid extends Secret {
  readonly head: string;
  readonly pair: Pair;
}

const aBid: fc.Arbitrary<Bid> = fc.record({
  auctionId: fc.nat(999).map((n) => `auction-${n}`),
  alias: fc.integer({ min: 1, max: 60 }).map((n) => `Bidder ${n}`),
  amountCents: fc.integer({ min: 1, max: 100_000_000 }).map((dollars) => cents(dollars * 100)),
  salt: fc.nat().map((n) => hashOf(`salt ${n}`)),
  head: fc.nat().map((n) => hashOf(`head ${n}`)),
  pair: fc.constantFrom(...pairs),
});

/** `by`: the key that makes the signature; the text names the one of the bid. */
function signatureOf({ pair, head, ...maximum }: Bid, by = pair): string {
  const { alias, auctionId } = maximum;
  const text = bidText({ alias, auctionId, commitment: commitmentOf(maximum), head, key: pair.key });
  const key = { key: by.secret, dsaEncoding: 'ieee-p1363' } as const;
  return sign(by.key.startsWith('p256') ? 'sha256' : null, Buffer.from(text), key).toString('base64');
}

/** Whether this bid is taken with this signature: by the rule of the site, and by the reading of the documents. */
function isTaken({ pair: { key }, head, ...maximum }: Bid, signature: string): boolean {
  const { alias, auctionId } = maximum;
  const signatures = [{ alias, signature }];
  const offer = { key, head: 1, signatures, headHash: head, keys: [], isOfAnother: false };
  const verdict = takeSignature(offer, maximum, true).ok;
  const run = {
    ...{ auctionId, hashes: [head], keys: new Map(), bidders: new Map() },
    signedCommitments: new Set<string>(),
  };
  const signed = { by: 'alias', key, head: 1, signature };
  expect(holds(() => checkByDocs(run, signed, alias, commitmentOf(maximum)))).toBe(verdict);
  return verdict;
}

/** A bid with the signature that was made for one that differs in one value. */
const refusesOther = (name: keyof Bid) =>
  fc.assert(
    fc.property(aBid, aBid, (bid, other) => {
      fc.pre(bid[name] !== other[name]);
      expect(isTaken({ ...bid, [name]: other[name] }, signatureOf(bid))).toBe(false);
    }),
    { numRuns },
  );

describe('two implementations of the signature of a bid', { timeout: 1_800_000 }, () => {
  it('accept it for the very bid that was signed', () => {
    fc.assert(
      fc.property(aBid, (bid) => {
        expect(isTaken(bid, signatureOf(bid))).toBe(true);
      }),
      { numRuns: Math.ceil(numRuns / 10) },
    );
  });

  it('refuse a forged one: with a changed byte, or made with another key', () => {
    const aForgery = fc.record({ at: fc.nat(63), flip: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(aBid, fc.constantFrom(...pairs), aForgery, (bid, pair, { at, flip }) => {
        fc.pre(flip !== 0 || pair !== bid.pair);
        const signed = flip === 0 ? signatureOf(bid, pair) : signatureOf(bid);
        const bytes = Buffer.from(signed, 'base64');
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        expect(isTaken(bid, bytes.toString('base64'))).toBe(false);
      }),
      { numRuns },
    );
  });

  it('refuse one that is replayed in another auction', () => refusesOther('auctionId'));
  it('refuse one over the commitment to another amount', () => refusesOther('amountCents'));
  it('refuse one over another previous entry', () => refusesOther('head'));
  it('refuse one of another alias', () => refusesOther('alias'));
});
