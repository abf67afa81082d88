import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aBid, anAuction, aSalt, builtEndsAt } from '@/lib/domain/auctions/commands/auction.builders';
import { auctionStateSchema } from '@/lib/domain/auctions/state/state';
import { highestAmountCents } from '@/lib/domain/auctions/terms/fields';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { dollars } from '@/lib/domain/shared/money';
import { canonicalJson, commitmentOf, entryHash, genesisHead } from './ledger';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('canonical JSON', () => {
  it('sorts keys by UTF-16 code units, as in the example of RFC 8785', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew',
      '1': 'One',
      '\ud83d\ude00': 'Smile',
      '\u0080': 'Control',
      '\u00f6': 'Latin',
    };
    const keys = [...canonicalJson(value).matchAll(/:"(\w+)/g)].map(([, word]) => word);
    expect(keys).toEqual(['Carriage', 'One', 'Control', 'Latin', 'Euro', 'Smile', 'Hebrew']);
  });

  it('writes numbers, strings and literals as in the example of RFC 8785', () => {
    const value = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27],
      string: '\u20ac$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it.each([[undefined], [Number.NaN], ['\ud800'], [{ a: undefined }]])(
    'throws on a value that JSON cannot represent: %j',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );
});

describe('the hashes', () => {
  it('a commitment is the SHA-256 of alias, amount, auction and salt in canonical JSON', () => {
    const salt = aSalt(5);
    const text = `{"alias":"Bidder 3","amountCents":25000000,"auctionId":"auction-1","salt":"${salt}"}`;
    expect(
      commitmentOf({ alias: 'Bidder 3', amountCents: dollars(250_000), auctionId: 'auction-1', salt }),
    ).toBe(sha256(text));
  });

  it('an entry is chained to the hash of the previous entry', () => {
    const { entries, head } = anAuction({}, [aBid('a', 250_000)]);
    const [genesis, bid] = entries;
    expect(genesis?.prevHash).toBe(genesisHead.hash);
    expect(bid?.prevHash).toBe(genesis?.hash);
    expect(bid && entryHash(bid)).toBe(head.hash);
    const { hash, ...content } = genesis ?? { hash: '' };
    expect(hash).toBe(sha256(canonicalJson(content)));
  });
});

describe('the public ledger', () => {
  const auction = anAuction({}, [
    aBid('a', 251_000),
    aBid('b', 230_000),
    aBid('a', 255_000),
    aBid('b', 265_000),
    aBid('c', 300_000),
    { type: 'close', now: builtEndsAt + 5_000 },
  ]);

  it("does not open the final leader's maximum, nor one that its bidder replaced while leading", () => {
    const text = JSON.stringify(auction.entries);
    expect(text).not.toContain('30000000');
    expect(text).not.toContain('25100000');
    expect(text).toContain('25500000');
    expect(text).toContain('26500000');
  });

  it('contains no user id', () => {
    expect(JSON.stringify(auction.entries)).not.toMatch(/bidderId|"a"|"b"/);
  });

  it('verifies with a count of the comparisons that rest on a sealed maximum', () => {
    expect(verify(auction.entries, auction.head)).toMatchObject({
      ok: true,
      fault: null,
      entries: 7,
      pricesRecomputed: 5,
      sealedComparisons: 3,
    });
  });

  it('fails against a known head of a later entry', () => {
    expect(verify(auction.entries.slice(0, 3), auction.head).fault).toMatchObject({
      code: 'cut-off',
      entry: 7,
    });
  });

  it('passes against a known head of an earlier entry', () => {
    const receipt = auction.entries[2];
    expect(verify(auction.entries, receipt && { seq: receipt.seq, hash: receipt.hash }).ok).toBe(true);
  });

  it('fails when empty', () => {
    expect(verify([]).ok).toBe(false);
  });
});

describe('the stored state', () => {
  it('of 5,000 bidders stays under one megabyte', () => {
    const { state } = anAuction({}, [aBid('a', 250_000)]);
    const bidder = (number: number) => ({ number, maximumCents: highestAmountCents, seq: 100_000 + number });
    const others = Array.from({ length: 4_999 }, (_, index) => [
      `${index}`.padStart(28, 'u'),
      bidder(index + 2),
    ]);
    const secret = { ...state.secret, bidders: { ...state.secret.bidders, ...Object.fromEntries(others) } };
    const bytes = Buffer.byteLength(JSON.stringify(auctionStateSchema.parse({ ...state, secret })));
    expect(Object.keys(secret.bidders)).toHaveLength(5_000);
    expect(bytes).toBeLessThan(1_048_576 / 2);
  });
});
