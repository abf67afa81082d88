import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import {
  aBid,
  anAuction,
  aSalt,
  type BuiltAuction,
  rechained,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { BidData, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { toBase64 } from '@/lib/domain/auctions/transparency/bytes';
import { forged, someLies } from '@/lib/domain/auctions/verify/forged-ledgers.arbitraries';
import { verifyByDocs } from '@/lib/domain/auctions/verify/second-verifier/second-verifier.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { dollars } from '@/lib/domain/shared/money';
import { anAddition, anOffer, aSigner } from './bid-signer.fixture';
import { bidText } from './bid-text';
import { mostKeys, offeredSignatureField, type SignedBid } from './signed-bid';
import { aSignedStory, deviceName, playSigned } from './signed-story.arbitraries';
import { type SignatureOffer, takeSignature } from './take-signature';

const numRuns = atDepth(500);
const auctionId = 'auction-1';

describe('the signatures in a ledger', { timeout: 120_000 }, () => {
  it('are accepted by both verifiers and say whose key signed each bid', () => {
    fc.assert(
      fc.property(aSignedStory, (story) => {
        const { auction, by } = playSigned(story);
        const bids = auction.entries.flatMap(({ data }) =>
          'signed' in data ? [data.signed?.by ?? 'none'] : [],
        );
        expect(bids).toEqual(by);
        const { ok, signed } = verify(auction.entries, auction.head);
        expect(ok).toBe(true);
        const count = (kind: string) => by.filter((each) => each === kind).length;
        expect(signed).toEqual({
          ...{ alias: count('alias'), device: count('device') },
          ...{ session: count('session'), none: count('none') },
        });
        expect(verifyByDocs(auction.entries, auction.head).ok).toBe(true);
      }),
      { numRuns },
    );
  });

  it.each(Object.keys(lies))('are refused by both if there is %s', (name) => {
    fc.assert(
      fc.property(aSignedStory, fc.nat(), (story, at) => {
        const { auction } = playSigned(story);
        const signed = auction.entries.filter((entry) => signatureOf(entry) !== null);
        const entry = signed[at % signed.length];
        const lie = entry && lieOf(name, auction, entry, story.curve);
        fc.pre(lie !== undefined && lie !== null);
        const entries = rechained(
          auction.entries.map((each) =>
            each === entry ? { ...each, data: { ...each.data, ...lie } } : each,
          ),
        );
        const { fault } = verify(entries);
        expect(fault?.seq).toBe(entry?.seq);
        expect(verifyByDocs(entries).seq).toBe(entry?.seq);
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });

  it('lead to the same first fault in both verifiers when a ledger was changed and rehashed', () => {
    fc.assert(
      fc.property(aSignedStory, someLies, (story, changes) => {
        const entries = forged(playSigned(story).auction, changes);
        const { fault } = verify(entries);
        // Without any entry, one verifier names the ledger and the other its missing first entry.
        expect(verifyByDocs(entries).seq).toBe(fault?.code === 'empty' ? 1 : (fault?.seq ?? null));
      }),
      { numRuns },
    );
  });

  it('count once: a maximum that is still sealed cannot be signed in again as a raise', () => {
    const step = { who: 'ann', device: 0, isAdded: false, dollarsAbove: 30_000, behind: 0 } as const;
    const { auction } = playSigned({ curve: 'p256', steps: [step] });
    const last = auction.entries.at(-1);
    const again = { ...last, type: 'raise', data: { ...last?.data, extendedMs: 0 } };
    const entries = rechained([...auction.entries, again]);
    expect(verify(entries).fault).toMatchObject({ code: 'signed-twice', seq: 3 });
    expect(verifyByDocs(entries).seq).toBe(3);
  });

  it('do not occur under earlier rules, which know no keys', () => {
    const { entries } = anAuction({ rules: 4 }, [aBid('ann', 250_000)]);
    expect(entries.at(-1)?.data).not.toHaveProperty('signed');
    const { fault } = verify(
      rechained(entries.map((e) => (e.seq === 2 ? { ...e, data: { ...e.data, signed: null } } : e))),
    );
    expect(fault?.code).toBe('other-rules');
    const current = anAuction({}, [aBid('ann', 250_000)]).entries;
    expect(current.at(-1)?.data).toMatchObject({ signed: null });
  });
});

type Signed = BidData & { readonly signed: SignedBid };

function signatureOf({ type, data }: LedgerEntry): Signed | null {
  return (type === 'bid' || type === 'raise') && data.signed ? { ...data, signed: data.signed } : null;
}

interface Lying {
  readonly auction: BuiltAuction;
  readonly entry: LedgerEntry;
  readonly data: Signed;
  readonly curve: 'ed25519' | 'p256';
}

/** What the entry says instead; null: the story does not allow this lie. */
const lies: Readonly<Record<string, (lying: Lying) => object | null>> = {
  'a forged signature': (lying) =>
    resigned(lying.data, aSigner('a forger', lying.curve).sign(textOf(lying, {}))),
  'a signature for another auction': (lying) => ofItsKey(lying, { auctionId: 'auction-2' }),
  'a signature for another amount': (lying) => ofItsKey(lying, { commitment: aSalt(9) }),
  'a signature for another alias': (lying) => ofItsKey(lying, { alias: 'Bidder 9' }),
  'a signature over a head that is not in the ledger': (lying) => ofItsKey(lying, { head: aSalt(9) }),
  'a head that comes later': ({ data, entry }) => ({ signed: { ...data.signed, head: entry.seq } }),
  'the signature of an earlier bid': ({ auction, entry, data }) => {
    const earlier = auction.entries
      .slice(0, entry.seq - 1)
      .map(signatureOf)
      .find((each) => each !== null);
    return earlier ? resigned(data, earlier.signed.signature) : null;
  },
  'the key of another bidder': (lying) => {
    const { auction, entry, data, curve } = lying;
    const other = auction.entries
      .slice(0, entry.seq - 1)
      .map(signatureOf)
      .find((each) => each !== null && each.alias !== data.alias);
    if (!other) return null;
    const { key } = other.signed;
    return {
      signed: { ...data.signed, key, signature: signerOf(other, curve).sign(textOf(lying, { key })) },
    };
  },
  'another rank of its key': ({ data }) => ({
    signed: { ...data.signed, by: data.signed.by === 'session' ? 'device' : 'session' },
  }),
  'a forged addition of its key': ({ data, curve }) => {
    if (!data.signed.addedBy) return null;
    const addedBy = { ...data.signed.addedBy, signature: aSigner('a forger', curve).sign('') };
    return { signed: { ...data.signed, addedBy } };
  },
  'a key of the wrong curve': ({ data, curve }) => ({
    signed: { ...data.signed, key: aSigner('a forger', curve === 'p256' ? 'ed25519' : 'p256').key },
  }),
};

const lieOf = (name: string, auction: BuiltAuction, entry: LedgerEntry, curve: Lying['curve']) => {
  const data = signatureOf(entry);
  return data && (lies[name]?.({ auction, entry, data, curve }) ?? null);
};

/** The key of the bid signs something else. */
const ofItsKey = (lying: Lying, change: Parameters<typeof textOf>[1]) =>
  resigned(lying.data, signerOf(lying.data, lying.curve).sign(textOf(lying, change)));

const resigned = ({ signed }: Signed, signature: string) => ({ signed: { ...signed, signature } });

/** The text that the bid should sign, with some values changed. */
function textOf({ auction, data }: Lying, change: Partial<Parameters<typeof bidText>[0]>): string {
  const { alias, commitment, signed } = data;
  const head = auction.entries[signed.head - 1]?.hash ?? '';
  return bidText({ alias, auctionId, commitment, head, key: signed.key, ...change });
}

const signerOf = ({ signed }: Signed, curve: Lying['curve']) => {
  const all = ['ann', 'bob', 'cy'].flatMap((who) =>
    [0, 1, 2].map((at) => aSigner(deviceName(who, at), curve)),
  );
  const signer = all.find(({ key }) => key === signed.key);
  if (!signer) throw new Error('A story signs with the keys of its devices');
  return signer;
};

describe('a signature that comes with a bid', () => {
  const ann = aSigner('ann');
  const maximum = { alias: 'Bidder 2', amountCents: dollars(250_000), auctionId, salt: aSalt(3) };
  const head = { seq: 4, hash: aSalt(4) };
  const offerOf = (more: Partial<SignatureOffer> = {}): SignatureOffer => ({
    ...anOffer(ann, maximum, head),
    ...{ headHash: head.hash, keys: [], isOfAnother: false },
    ...more,
  });
  const known = { key: ann.key, by: 'alias' } as const;
  const refused = { ok: false, reason: { reason: 'wrong-signature' } };

  it('is recorded by the first bid, by a known key, and by a key that an earlier one adds', () => {
    expect(takeSignature(offerOf(), maximum, true)).toMatchObject({ value: { by: 'alias' } });
    expect(takeSignature(offerOf(), maximum, false)).toMatchObject({ value: { by: 'session' } });
    expect(takeSignature(offerOf({ keys: [known] }), maximum, false)).toMatchObject({
      value: { by: 'alias' },
    });
    const earlier = aSigner('earlier');
    const addedBy = anAddition(earlier, auctionId, ann.key);
    const keys = [{ key: earlier.key, by: 'alias' } as const];
    expect(takeSignature(offerOf({ keys, addedBy }), maximum, false)).toMatchObject({
      value: { by: 'device', addedBy },
    });
    const ofSession = [{ key: earlier.key, by: 'session' } as const];
    expect(takeSignature(offerOf({ keys: ofSession, addedBy }), maximum, false)).toMatchObject({
      value: { by: 'session' },
    });
  });

  it('is left out, and the bid counts, if it is for another alias or the bidder has too many keys', () => {
    const alias = 'Bidder 3';
    expect(takeSignature(offerOf(), { ...maximum, alias }, true)).toEqual({ ok: true, value: null });
    const keys = Array.from({ length: mostKeys }, (_, at) => {
      return { key: aSigner(`device ${at}`).key, by: 'session' } as const;
    });
    expect(takeSignature(offerOf({ keys }), maximum, false)).toEqual({ ok: true, value: null });
    expect(takeSignature(offerOf({ keys: [...keys.slice(1), known] }), maximum, false).ok).toBe(true);
  });

  it.each<[string, Partial<SignatureOffer>]>([
    ['a head that is not in the ledger', { headHash: null }],
    ['a head with another hash', { headHash: aSalt(5) }],
    ['a key that belongs to another bidder', { isOfAnother: true }],
    ['a key that another person’s signature does not fit', { key: aSigner('bob').key }],
    ['a point that is not on the curve', { key: `p256:${toBase64(new Uint8Array(65).fill(4))}` }],
    ['a key of small order', { key: `ed25519:${toBase64(new Uint8Array(32))}` }],
    ['an addition by an unknown key', { addedBy: anAddition(aSigner('bob'), auctionId, ann.key) }],
  ])('refuses the bid if it has %s', (_what, more) => {
    expect(takeSignature(offerOf(more), maximum, false)).toMatchObject(refused);
  });

  it.each<[string, object]>([
    ['a huge key', { key: `ed25519:${'A'.repeat(100_000)}` }],
    ['a key of another curve', { key: ann.key.replace('ed25519', 'secp256k1') }],
    ['a compressed point', { key: ann.key.replace('ed25519', 'p256') }],
    ['a signature in another form', { signatures: [{ alias: 'Bidder 2', signature: 'MEUCIQ==' }] }],
    ['the alias of the reserve', { signatures: [{ alias: 'Reserve', signature: 'A'.repeat(86) }] }],
    ['a signature for many aliases', { signatures: Array(5).fill(offerOf().signatures[0]) }],
    ['no signature', { signatures: [] }],
    ['no head', { head: 0 }],
  ])('is not even read if it has %s', (_what, more) => {
    expect(offeredSignatureField.safeParse(offerOf()).success).toBe(true);
    expect(offeredSignatureField.safeParse({ ...offerOf(), ...more }).success).toBe(false);
  });

  it('is checked once, by the server’s implementation', () => {
    for (const isRight of [true, false]) {
      const check = vi.fn(() => isRight);
      expect(takeSignature(offerOf({ check }), maximum, false).ok).toBe(isRight);
      expect(check).toHaveBeenCalledOnce();
    }
  });

  it('refuses the bid if it is over another amount, salt or auction', () => {
    for (const other of [{ amountCents: dollars(250_001) }, { salt: aSalt(6) }, { auctionId: 'auction-2' }])
      expect(takeSignature(offerOf(), { ...maximum, ...other }, false)).toMatchObject(refused);
  });
});
