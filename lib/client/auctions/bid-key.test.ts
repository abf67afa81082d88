import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeSignature } from '@/lib/domain/auctions/keys/take-signature';
import { cents } from '@/lib/domain/shared/money';
import { type MaximumToSign, prepareBidKey, type SaltedMaximum, signMaximum } from './bid-key';

const head = { seq: 3, hash: 'a'.repeat(64) };
let auctions = 0;
const aMaximum = (): MaximumToSign => ({
  ...{ auctionId: `auction-${++auctions}`, uid: 'ann', maximumCents: 25_000_000 },
  ...{ alias: null, bidderCount: 2, head },
});

/** What the server records of the signature under this alias. */
function taken({ auctionId }: MaximumToSign, { salt, signed }: SaltedMaximum, alias: string) {
  const known = { headHash: head.hash, keys: [], isOfAnother: false, check: () => true };
  const secret = { alias, amountCents: cents(25_000_000), auctionId, salt };
  const result = takeSignature(signed && { ...signed, ...known }, secret, true);
  return result.ok ? result.value : result.reason;
}

/** As much of IndexedDB as a key needs. */
function aDatabase() {
  const stored = new Map<unknown, unknown>();
  const request = (result: unknown) => {
    const asked: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  const objectStore = () => ({
    get: (id: unknown) => request(stored.get(id)),
    put: (value: unknown, id: unknown) => request(stored.set(id, value)),
  });
  return { stored, indexedDB: { open: () => request({ transaction: () => ({ objectStore }) }) } };
}

let database: ReturnType<typeof aDatabase>;
beforeEach(() => {
  database = aDatabase();
  vi.stubGlobal('indexedDB', database.indexedDB);
});
afterEach(() => vi.unstubAllGlobals());

describe('the key of a browser', () => {
  it('signs a first bid for the next aliases, as the server checks it', async () => {
    const maximum = aMaximum();
    const salted = await signMaximum(maximum);
    const { signed } = salted;
    expect(signed?.signatures.map(({ alias }) => alias)).toEqual([3, 4, 5, 6].map((n) => `Bidder ${n}`));
    for (const { alias } of signed?.signatures ?? [])
      expect(taken(maximum, salted, alias)).toMatchObject({
        by: 'alias',
        key: signed?.key,
        head: 3,
      });
  });

  it('is one for each account and auction, and never leaves the browser', async () => {
    const maximum = { ...aMaximum(), alias: 'Bidder 1' };
    const [first, second] = [await signMaximum(maximum), await signMaximum(maximum)];
    expect(first.signed?.signatures).toHaveLength(1);
    expect(second.signed?.key).toBe(first.signed?.key);
    expect(second.salt).not.toBe(first.salt);
    expect((await signMaximum({ ...maximum, uid: 'ben' })).signed?.key).not.toBe(first.signed?.key);
    const stored = await prepareBidKey(maximum.auctionId, 'ann');
    expect(stored?.secret.extractable).toBe(false);
    expect(database.stored.size).toBe(2);
  });

  it('is of P-256 where the browser has no Ed25519', async () => {
    const generateKey = crypto.subtle.generateKey.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'generateKey').mockImplementation(((algorithm: never, ...more: never[]) =>
      algorithm === 'Ed25519'
        ? Promise.reject(new DOMException('no', 'NotSupportedError'))
        : Reflect.apply(generateKey, null, [algorithm, ...more])) as typeof generateKey);
    const maximum = { ...aMaximum(), alias: 'Bidder 1' };
    const salted = await signMaximum(maximum);
    vi.restoreAllMocks();
    expect(taken(maximum, salted, 'Bidder 1')).toMatchObject({ key: expect.stringMatching(/^p256:/) });
  });

  it('is no condition of a bid: without a database, or with one that never answers, there is only a salt', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await signMaximum(aMaximum())).toEqual({ salt: expect.stringMatching(/^[0-9a-f]{64}$/) });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const asked = Date.now();
    expect(await signMaximum(aMaximum())).not.toHaveProperty('signed');
    expect(Date.now() - asked).toBeLessThan(2_000);
  });
});
