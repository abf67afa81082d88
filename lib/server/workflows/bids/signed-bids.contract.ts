import { expect, test } from 'vitest';
import { anAddition, anOffer, aSigner, type BidSigner } from '@/lib/domain/auctions/keys/bid-signer.fixture';
import { mostKeys } from '@/lib/domain/auctions/keys/signed-bid';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { cents } from '@/lib/domain/shared/money';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { getAuctionFor, getLedger } from '@/lib/server/records/auctions/auctions';
import { readOwnReceipts } from '@/lib/server/records/auctions/bid-receipts';
import { askForDevice, confirmDevice, readOwnDevices } from './bidder-devices';
import { type PlaceBidRequest, placeBid } from './place-bid';

const reasonOf = (answer: Awaited<ReturnType<typeof placeBid>>) =>
  answer.ok ? 'accepted' : answer.reason.reason;

/** Bids with the signature of a key, on one engine. */
export function signedBidsContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => `${name}${++count}s${Date.now().toString(36)}`;
  const person = (name: string) => aBidder(runtime(), unique(name));
  const anAuction = () => aStoredAuction(runtime(), unique('signed-'));
  const ledgerOf = async (auctionId: string) => (await getLedger(auctionId)) ?? [];
  const bid = (auctionId: string, by: SignedIn, dollars: number, more: Partial<PlaceBidRequest> = {}) =>
    placeBid({
      ...{ auctionId, by, key: unique('key-'), requestId: 'r', receivedAt: Date.now() },
      ...{ maximumCents: dollars * 100, confirmedMaximumCents: dollars * 100 },
      ...more,
    });
  /** As the browser of a bidder with this alias sends it, with the latest head. */
  async function signedBy(signer: BidSigner, auctionId: string, alias: string, dollars: number) {
    const salt = (++count).toString(16).padStart(64, '0');
    const { seq = 0, hash = '' } = (await ledgerOf(auctionId)).at(-1) ?? {};
    const maximum = { alias, amountCents: cents(dollars * 100), auctionId, salt };
    return { salt, signed: anOffer(signer, maximum, { seq, hash }) };
  }
  async function signersIn(auctionId: string) {
    const ledger = await ledgerOf(auctionId);
    expect(verify(ledger).fault).toBeNull();
    return ledger.flatMap(({ data }) => ('signed' in data ? [data.signed?.by ?? 'none'] : []));
  }

  test('the ledger says which key signed a bid: the first, one that it added, one of a session, or none', async () => {
    const auctionId = await anAuction();
    const ann = await person('ann');
    const [first, second, third] = [aSigner(unique('a')), aSigner(unique('b'), 'p256'), aSigner(unique('c'))];
    const alias = 'Bidder 1';
    const accepted = await bid(auctionId, ann, 210_000, await signedBy(first, auctionId, alias, 210_000));
    expect(accepted).toMatchObject({ ok: true, value: { signedWith: first.key } });
    const added = await signedBy(second, auctionId, alias, 220_000);
    const addedBy = anAddition(first, auctionId, second.key);
    await bid(auctionId, ann, 220_000, { ...added, signed: { ...added.signed, addedBy } });
    await bid(auctionId, ann, 230_000, await signedBy(third, auctionId, alias, 230_000));
    await bid(auctionId, ann, 240_000);
    await bid(auctionId, ann, 250_000, await signedBy(second, auctionId, alias, 250_000));
    expect(await signersIn(auctionId)).toEqual(['alias', 'device', 'session', 'none', 'device']);
    const receipts = (await readOwnReceipts(ann.user.uid, auctionId))?.receipts ?? [];
    expect(receipts.map(({ signedWith }) => signedWith)).toEqual([
      ...[first.key, second.key, third.key, undefined, second.key],
    ]);
  });

  test('a device that an earlier one adds bids with a key of the bidder, and one that nobody added by session', async () => {
    const auctionId = await anAuction();
    const [ann, ben] = [await person('ann'), await person('ben')];
    const [first, second, third] = [aSigner(unique('a')), aSigner(unique('b')), aSigner(unique('c'))];
    const ask = (by: SignedIn, { key }: BidSigner) => askForDevice(by, { auctionId, key }, Date.now());
    const add = (by: SignedIn, { key }: BidSigner) =>
      confirmDevice(by, { auctionId, key, addedBy: anAddition(first, auctionId, key) }, Date.now());
    const alias = 'Bidder 1';
    expect(await ask(ann, second)).toEqual({ ok: false, reason: 'not-found' });
    await bid(auctionId, ann, 210_000, await signedBy(first, auctionId, alias, 210_000));
    expect(await ask(ann, second)).toMatchObject({ ok: true });
    expect((await readOwnDevices(ann.user.uid, auctionId, Date.now()))?.waiting?.key).toBe(second.key);
    await bid(auctionId, ann, 220_000, await signedBy(first, auctionId, alias, 220_000));
    expect(await add(ann, third)).toEqual({ ok: false, reason: 'not-asked' });
    expect(await add(ben, second)).toEqual({ ok: false, reason: 'not-found' });
    expect(await add(ann, second)).toMatchObject({ ok: true });
    expect(await readOwnDevices(ann.user.uid, auctionId, Date.now())).toMatchObject({ added: [second.key] });
    await bid(auctionId, ann, 230_000, await signedBy(third, auctionId, alias, 230_000));
    await bid(auctionId, ann, 240_000, await signedBy(second, auctionId, alias, 240_000));
    await bid(auctionId, ann, 250_000, await signedBy(second, auctionId, alias, 250_000));
    expect(await signersIn(auctionId)).toEqual(['alias', 'alias', 'session', 'device', 'device']);
    expect(await readOwnDevices(ann.user.uid, auctionId, Date.now())).toMatchObject({ added: [] });
    expect(await readOwnDevices(ben.user.uid, auctionId, Date.now())).toBeNull();
  });

  test('the device that can add a new one is known to the page of the auction; after an unsigned first bid there is none', async () => {
    const auctionId = await anAuction();
    const [ann, ben] = [await person('ann'), await person('ben')];
    const [first, late] = [aSigner(unique('a')), aSigner(unique('b'))];
    const deviceKeys = async (by: SignedIn) => (await getAuctionFor(by.user, auctionId))?.you.deviceKeys;
    await bid(auctionId, ann, 210_000, await signedBy(first, auctionId, 'Bidder 1', 210_000));
    await bid(auctionId, ben, 220_000);
    expect(await readOwnDevices(ben.user.uid, auctionId, Date.now())).toBeNull();
    await bid(auctionId, ben, 230_000, await signedBy(late, auctionId, 'Bidder 2', 230_000));
    expect([await deviceKeys(ann), await deviceKeys(ben)]).toEqual([[first.key], []]);
    expect(await readOwnDevices(ben.user.uid, auctionId, Date.now())).toMatchObject({
      keys: [{ key: late.key, by: 'session' }],
    });
  });

  test('a repeat of a signed bid gets the same receipt, and another signature under its key is refused', async () => {
    const auctionId = await anAuction();
    const ann = await person('ann');
    const request = {
      ...(await signedBy(aSigner(unique('a')), auctionId, 'Bidder 1', 210_000)),
      key: unique('key-'),
    };
    const answer = await bid(auctionId, ann, 210_000, request);
    expect(await bid(auctionId, ann, 210_000, request)).toEqual(answer);
    const other = await signedBy(aSigner(unique('b')), auctionId, 'Bidder 1', 210_000);
    expect(reasonOf(await bid(auctionId, ann, 210_000, { ...request, ...other }))).toBe('key-reused');
    expect(await ledgerOf(auctionId)).toHaveLength(2);
  });

  test('a signature of somebody else, or over another amount, refuses the bid, which counts without it', async () => {
    const auctionId = await anAuction();
    const [ann, ben] = [await person('ann'), await person('ben')];
    const key = aSigner(unique('a'));
    const ofAnn = await signedBy(key, auctionId, 'Bidder 1', 210_000);
    expect(reasonOf(await bid(auctionId, ann, 210_000, ofAnn))).toBe('accepted');
    const asBen = {
      ...ofAnn,
      signed: {
        ...ofAnn.signed,
        signatures: [{ alias: 'Bidder 2', signature: ofAnn.signed.signatures[0]?.signature ?? '' }],
      },
    };
    expect(reasonOf(await bid(auctionId, ben, 300_000, asBen))).toBe('wrong-signature');
    const annsKey = await signedBy(key, auctionId, 'Bidder 2', 300_000);
    expect(reasonOf(await bid(auctionId, ben, 300_000, annsKey))).toBe('wrong-signature');
    const own = await signedBy(aSigner(unique('b')), auctionId, 'Bidder 2', 300_000);
    const { signed } = own;
    expect(reasonOf(await bid(auctionId, ben, 310_000, own))).toBe('wrong-signature');
    expect(reasonOf(await bid(auctionId, ben, 300_000, { ...own, signed: { ...signed, head: 9 } }))).toBe(
      'wrong-signature',
    );
    const { salt } = own;
    expect(reasonOf(await bid(auctionId, ben, 300_000, { salt }))).toBe('accepted');
    expect(await signersIn(auctionId)).toEqual(['alias', 'none']);
  });

  test('a first bid counts under whichever of its aliases it gets, and unsigned under another', async () => {
    const auctionId = await anAuction();
    const [ann, ben, cy] = [await person('ann'), await person('ben'), await person('cy')];
    const sign = async (signer: BidSigner, numbers: readonly number[], dollars: number) => {
      const each = await Promise.all(numbers.map((n) => signedBy(signer, auctionId, `Bidder ${n}`, dollars)));
      const salt = unique('')
        .replace(/[^0-9a-f]/g, '')
        .padStart(64, '0');
      const head = each[0]?.signed.head ?? 0;
      const hash = (await ledgerOf(auctionId)).at(-1)?.hash ?? '';
      const signatures = numbers.flatMap((n) => {
        const maximum = { alias: `Bidder ${n}`, amountCents: cents(dollars * 100), auctionId, salt };
        return anOffer(signer, maximum, { seq: head, hash }).signatures;
      });
      return { salt, signed: { key: signer.key, head, signatures } };
    };
    const [bens, cys] = [
      await sign(aSigner(unique('b')), [1, 2], 220_000),
      await sign(aSigner(unique('c')), [1, 2], 230_000),
    ];
    await bid(auctionId, ann, 210_000);
    expect(reasonOf(await bid(auctionId, ben, 220_000, bens))).toBe('accepted');
    expect(reasonOf(await bid(auctionId, cy, 230_000, cys))).toBe('accepted');
    expect(await signersIn(auctionId)).toEqual(['none', 'alias', 'none']);
  });

  test('a flood of keys ends at a number, and the bids after it count without a signature', async () => {
    const auctionId = await anAuction();
    const ann = await person('ann');
    for (let n = 0; n <= mostKeys; n += 1) {
      const dollars = 210_000 + n * 1_000;
      const signed = await signedBy(aSigner(unique('k')), auctionId, 'Bidder 1', dollars);
      expect(reasonOf(await bid(auctionId, ann, dollars, signed))).toBe('accepted');
    }
    const signers = await signersIn(auctionId);
    expect(signers.slice(0, 2)).toEqual(['alias', 'session']);
    expect(signers.filter((by) => by === 'none')).toHaveLength(1);
    expect(signers.at(-1)).toBe('none');
  });
}
