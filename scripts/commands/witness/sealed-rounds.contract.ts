import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sealOffer } from '@/lib/client/offers/seal-offer';
import type { SealedOffer } from '@/lib/domain/offers/sealing/sealed-offer';
import type { Typed } from '@/lib/domain/shared/form';
import { runOffers } from '@/lib/server/jobs/run-offers';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { clock } from '@/lib/server/platform/clock';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { offerBooks, sealedOffers, sealedRounds } from '@/lib/server/records/offers/offer-collections';
import { deleteAccount } from '@/lib/server/workflows/accounts/delete-account';
import { answerOffer, callHighestAndBest, submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { anOfferedHome, typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import type { OfferRequest } from '@/lib/server/workflows/offers/on-home';
import { readHomeOffers } from '@/lib/server/workflows/offers/own-offers';
import { checkSealedOffersWitness } from '@/lib/server/workflows/offers/round-seal';
import { runSealedRounds } from '@/lib/server/workflows/offers/run-sealed-rounds';
import { sendSealedOffer, withdrawSealedOffer } from '@/lib/server/workflows/offers/sealed-offers';
import {
  listOwnSealed,
  readBuyersRound,
  readPublicRound,
  readSellersRound,
} from '@/lib/server/workflows/offers/sealed-views';
import { createWitness } from './witness-server';
import { openWitnessState, type WitnessState } from './witness-state';

const hourMs = 3_600_000;
const price = '398,123';

/** Sealed rounds on one engine, with a witness that a test can stop and whose clock it sets. */
export function sealedRoundsContract(runtime: () => Runtime): void {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  const now = Date.now();
  const deadline = now + 24 * hourMs;
  let state: WitnessState;
  let server: Server;
  let port = 0;
  let witnessNow = now;
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}s${now.toString(36)}`;
  };

  beforeAll(async () => {
    state = await openWitnessState(folder);
    await startWitness();
    process.env.SEALED_OFFERS_WITNESS = `http://localhost:${port} ${state.recipient}`;
    resetRuntime(runtime());
  });
  beforeEach(() => {
    witnessNow = now;
  });
  afterAll(async () => {
    delete process.env.SEALED_OFFERS_WITNESS;
    resetRuntime(runtime());
    if (server.listening) await stopWitness();
    state.close();
    rmSync(folder, { recursive: true });
  });

  async function startWitness(): Promise<void> {
    server = createWitness({
      ...{ name: 'w1.example', state, logKeys: [], now: () => Math.floor(witnessNow / 1000) },
    });
    server.listen(port);
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }
  async function stopWitness(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  async function person(name: string): Promise<SignedIn> {
    const by = await aBidder(runtime(), unique(name));
    const session = { uid: by.user.uid, createdAt: now, expiresAt: now + 400 * 24 * hourMs, revokedAt: null };
    await runtime().store.commit([write.set(sessions, by.sessionId, session)]);
    return by;
  }
  const request = (by: SignedIn, at = now, requestId = unique('r')): OfferRequest => ({
    ...{ by, requestId, receivedAt: at },
  });
  type Answer = { ok: true } | { ok: false; reason: unknown };
  const reasonOf = (answer: Answer) => (answer.ok ? 'ok' : answer.reason);

  /** A home with Rosa's open offer of $380,000, and the seller's call for highest and best. */
  async function aRound() {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const home = { key: unique('h'), sellerUid: olive.user.uid, now };
    const { listingKey } = await anOfferedHome(runtime(), home);
    const made = await submitOffer(request(rosa), listingKey, typedOffer());
    const offerId = (made.ok && made.value.offerId) || '';
    expect(reasonOf(await callHighestAndBest(request(olive), listingKey, { stands: '24' }))).toBe('ok');
    return { olive, rosa, listingKey, offerId };
  }

  async function sealedBy(by: SignedIn, listingKey: string, fields: Typed): Promise<SealedOffer> {
    const round = await readBuyersRound(by.user, listingKey, now);
    if (!round) throw new Error('The round is open');
    const { seal, offerId: offer } = round;
    const sealed = await sealOffer({ ...seal, deadline: round.deadline }, { offer, typed: fields });
    if (!sealed) throw new Error('It is short enough');
    return sealed;
  }
  async function send(by: SignedIn, listingKey: string, more: Typed = {}, at = now + hourMs) {
    const sealed = await sealedBy(by, listingKey, typedOffer({ price, ...more }));
    return reasonOf(await sendSealedOffer(request(by, at), listingKey, { ...sealed }));
  }
  const roundOf = async (listingKey: string) =>
    (await runtime().store.get(offerBooks, listingKey))?.data.call?.seal?.roundId ?? '';
  const stored = async (listingKey: string) =>
    (await runtime().store.get(sealedRounds, await roundOf(listingKey)))?.data;
  async function sellersRound(by: SignedIn, listingKey: string, at: number) {
    const read = await readSellersRound(by.user, listingKey, at);
    if (!read.ok) throw new Error(read.reason);
    return read.value;
  }
  async function pricesSeen(by: SignedIn, listingKey: string, at: number) {
    const read = await readHomeOffers(by.user, listingKey, at);
    return read.ok ? read.value.offers.map(({ terms }) => terms.priceCents).sort() : [];
  }
  const told = async (offerId: string, news: string, side: string) =>
    (await runtime().store.get(outbox, `sealed:${offerId}:${news}:${side}`)) !== null;

  describe('a round that is sealed even to us', () => {
    test('takes only encrypted offers, stores nothing readable, and shows only their number until the deadline', async () => {
      checkSealedOffersWitness();
      const { olive, rosa, listingKey } = await aRound();
      const theo = await person('theo');
      expect(reasonOf(await submitOffer(request(theo), listingKey, typedOffer()))).toBe('needs-sealing');
      expect(reasonOf(await sendSealedOffer(request(theo), listingKey, { offer: 'x' }))).toBe(
        'needs-sealing',
      );
      expect([await send(rosa, listingKey), await send(theo, listingKey)]).toEqual(['ok', 'ok']);
      const round = await stored(listingKey);
      const docs = await runtime().store.getAll(sealedOffers, round?.offerIds ?? []);
      const book = await runtime().store.get(offerBooks, listingKey);
      const everything = JSON.stringify([docs, round, book]);
      for (const secret of ['398,123', '39812300', 'close early']) expect(everything).not.toContain(secret);
      const seen = await sellersRound(olive, listingKey, deadline);
      expect(seen).toMatchObject({ phase: 'sealed', count: 2, record: [], refused: [] });
      expect(JSON.stringify(seen)).not.toContain(round?.identity);
      expect(await pricesSeen(olive, listingKey, deadline)).toEqual([380_000_00]);
    });

    test('starts only if its witness answers and holds its key, and says when that was checked', async () => {
      const [olive, rosa] = [await person('olive'), await person('rosa')];
      const home = { key: unique('h'), sellerUid: olive.user.uid, now };
      const { listingKey } = await anOfferedHome(runtime(), home);
      await submitOffer(request(rosa), listingKey, typedOffer());
      const call = async () =>
        reasonOf(await callHighestAndBest(request(olive), listingKey, { stands: '24' }));
      await stopWitness();
      expect(await call()).toBe('witness-down');
      await startWitness();
      const own = process.env.SEALED_OFFERS_WITNESS;
      const stranger = await identityToRecipient(await generateIdentity());
      process.env.SEALED_OFFERS_WITNESS = `http://localhost:${port} ${stranger}`;
      resetRuntime(runtime());
      expect(await call()).toBe('witness-down');
      process.env.SEALED_OFFERS_WITNESS = own;
      resetRuntime(runtime());
      expect(await sellersRound(olive, listingKey, now)).toBeNull();
      expect(await call()).toBe('ok');
      expect(await sellersRound(olive, listingKey, now)).toMatchObject({ checkedAt: now });
    });

    test('asks the witness for no account that may not call, and answers a repeated call without it', async () => {
      const { olive, listingKey } = await aRound();
      const theo = await person('theo');
      let asked = 0;
      server.on('request', () => {
        asked += 1;
      });
      const call = async (made: OfferRequest) =>
        reasonOf(await callHighestAndBest(made, listingKey, { stands: '24' }));
      const answers: unknown[] = [];
      for (let each = 0; each < 31; each++) answers.push(await call(request(theo)));
      expect(answers).toEqual([...Array.from({ length: 30 }, () => 'not-found'), 'too-many']);
      expect(await call(request(olive))).toBe('already-called');
      expect(asked).toBe(0);

      const rosa = await person('rosa');
      const other = await anOfferedHome(runtime(), { key: unique('h'), sellerUid: olive.user.uid, now });
      await submitOffer(request(rosa), other.listingKey, typedOffer());
      const made = request(olive);
      const again = async () => reasonOf(await callHighestAndBest(made, other.listingKey, { stands: '24' }));
      expect(await again()).toBe('ok');
      expect(asked).toBeGreaterThan(0);
      await stopWitness();
      expect(await again()).toBe('ok');
      await startWitness();
    });

    test('shows everybody nothing of its offers until the deadline, then their hashes without a person or a price', async () => {
      const { rosa, listingKey } = await aRound();
      expect(await readPublicRound(unique('none'), now)).toBeNull();
      await send(rosa, listingKey);
      const before = await readPublicRound(listingKey, deadline);
      expect(before).toMatchObject({ phase: 'sealed', checkedAt: now, record: [] });
      expect(before).not.toHaveProperty('count');
      const opening = await readPublicRound(listingKey, deadline + 1);
      expect(opening).toMatchObject({ phase: 'opening', record: [{ outcome: 'sealed' }] });
      witnessNow = deadline + 10_000;
      await runSealedRounds(deadline + 10_000);
      const over = await readPublicRound(listingKey, deadline + 10_000);
      const hash = (await readBuyersRound(rosa.user, listingKey, deadline + 10_000))?.own?.hash;
      expect(over).toMatchObject({ phase: 'over', record: [{ hash, outcome: 'opened' }] });
      for (const secret of [rosa.user.uid, rosa.user.name, 'price', 'identity', 'offerIds'])
        expect(JSON.stringify(over)).not.toContain(secret);
    });

    test('is opened once after its deadline, by the witness and the site together, and keys and prices are then right', async () => {
      const { olive, rosa, listingKey, offerId } = await aRound();
      const theo = await person('theo');
      await send(rosa, listingKey);
      await send(theo, listingKey, { price: '401,000' });
      await runSealedRounds(deadline + 1);
      expect((await stored(listingKey))?.waitingSince).toBeNull();
      witnessNow = deadline + 10_000;
      const at = deadline + 10_000;
      await Promise.all([runSealedRounds(at), runSealedRounds(at)]);
      await runSealedRounds(at + hourMs);
      expect(await pricesSeen(olive, listingKey, at)).toEqual([398_123_00, 401_000_00]);
      expect(await stored(listingKey)).toMatchObject({ identity: null, tryAt: null });
      expect(await sellersRound(olive, listingKey, at)).toMatchObject({
        phase: 'over',
        record: [{ outcome: 'opened' }, { outcome: 'opened' }],
        refused: [],
      });
      const accepting = request(olive, at + hourMs);
      const seen = { offerId, seen: 4 };
      expect(reasonOf(await answerOffer(accepting, seen, 'accept'))).toBe('ok');
    });

    test('waits while the witness is down or its clock is behind, loses nothing, and opens when it answers', async () => {
      const { olive, rosa, listingKey, offerId } = await aRound();
      await send(rosa, listingKey);
      await stopWitness();
      const [first, second] = [deadline + 10_000, deadline + 10_000 + 20_000];
      await runSealedRounds(first);
      const waiting = await sellersRound(olive, listingKey, first);
      expect(waiting).toMatchObject({ phase: 'opening', waitingSince: first, count: 1 });
      expect(waiting?.record).toEqual([{ hash: expect.any(String), outcome: 'sealed' }]);
      const answering = request(olive, first);
      const declined = answerOffer(answering, { offerId, seen: 2 }, 'decline');
      expect(reasonOf(await declined)).toBe('being-opened');
      expect(reasonOf(await submitOffer(request(rosa, first), listingKey, typedOffer()))).toBe(
        'being-opened',
      );
      const late = await sealedBy(rosa, listingKey, typedOffer());
      expect(reasonOf(await sendSealedOffer(request(rosa, first), listingKey, { ...late }))).toBe('no-round');
      await startWitness();
      await runSealedRounds(second);
      expect(await sellersRound(olive, listingKey, second)).toMatchObject({ phase: 'opening' });
      witnessNow = second;
      const third = second + hourMs;
      await runSealedRounds(third);
      expect(await pricesSeen(olive, listingKey, third)).toEqual([398_123_00]);
    });

    test('is void 72 hours after its deadline without the witness: earlier offers stay open for 72 hours, and new ones can be made', async () => {
      const { olive, rosa, listingKey, offerId } = await aRound();
      const theo = await person('theo');
      await send(theo, listingKey);
      const { own } = (await readBuyersRound(theo.user, listingKey, now)) ?? {};
      const voidAt = deadline + 72 * hourMs;
      await runSealedRounds(voidAt);
      const voided = { phase: 'over', record: [{ hash: own?.hash, outcome: 'void' }] };
      expect(await readPublicRound(listingKey, voidAt)).toMatchObject({ phase: 'opening' });
      expect(await readPublicRound(listingKey, voidAt + 1)).toMatchObject(voided);
      expect(await sellersRound(olive, listingKey, voidAt + 1)).toMatchObject(voided);
      const after = voidAt + hourMs;
      await Promise.all([runOffers(after), runSealedRounds(after)]);
      await runSealedRounds(after);
      // By now the witness would answer. A void round stays void.
      witnessNow = after;
      await runSealedRounds(after + hourMs);
      expect(await listOwnSealed(theo.user)).toMatchObject([{ offerId: own?.offerId, outcome: 'void' }]);
      expect(await told(own?.offerId ?? '', 'voided', 'buyer')).toBe(true);
      const told3 = await runtime().store.get(outbox, `offer:${offerId}:3:voided:seller`);
      const toRosa = await runtime().store.get(outbox, `offer:${offerId}:3:voided:buyer`);
      expect([told3?.data, toRosa?.data]).toMatchObject([
        { uid: olive.user.uid },
        { uid: rosa.user.uid, until: voidAt + 72 * hourMs },
      ]);
      expect(reasonOf(await submitOffer(request(theo, after), listingKey, typedOffer()))).toBe('ok');
      const again = callHighestAndBest(request(olive, after), listingKey, { stands: '24' });
      expect(reasonOf(await again)).toBe('already-called');
      expect(await pricesSeen(olive, listingKey, after)).toEqual([380_000_00, 380_000_00]);
    });

    test('is void if its time ends while the witness answers: nothing of it is opened', async () => {
      const { olive, rosa, listingKey } = await aRound();
      await send(rosa, listingKey);
      const voidAt = deadline + 72 * hourMs;
      witnessNow = voidAt;
      const time = vi.spyOn(clock, 'now').mockReturnValue(voidAt);
      onTestFinished(() => time.mockRestore());
      server.once('request', () => time.mockReturnValue(voidAt + 1));
      await runSealedRounds(voidAt);
      expect(await stored(listingKey)).toMatchObject({ identity: null, record: [{ outcome: 'void' }] });
      expect(await pricesSeen(olive, listingKey, voidAt + 1)).toEqual([380_000_00]);
    });

    test('replaces an offer of the same buyer, deletes a withdrawn one, and takes a repeated request once', async () => {
      const { olive, rosa, listingKey } = await aRound();
      const theo = await person('theo');
      await send(rosa, listingKey, { price: '390,000' });
      await send(rosa, listingKey, { price: '395,000' });
      const sealed = await sealedBy(theo, listingKey, typedOffer());
      const asked = request(theo);
      for (let each = 0; each < 2; each++)
        expect(reasonOf(await sendSealedOffer(asked, listingKey, { ...sealed }))).toBe('ok');
      expect(await sellersRound(olive, listingKey, now)).toMatchObject({ count: 2 });
      const { own } = (await readBuyersRound(theo.user, listingKey, now)) ?? {};
      for (let each = 0; each < 2; each++)
        expect(reasonOf(await withdrawSealedOffer(request(theo), listingKey))).toBe('ok');
      expect(await runtime().store.get(sealedOffers, own?.offerId ?? '')).toBeNull();
      const at = deadline + 10_000;
      witnessNow = at;
      await runSealedRounds(at);
      expect(await pricesSeen(olive, listingKey, at)).toEqual([395_000_00]);
      expect(reasonOf(await withdrawSealedOffer(request(rosa, at), listingKey))).toBe('ended');
    });

    test('replaces an offer also with a corrected one from the same page', async () => {
      const { olive, rosa, listingKey } = await aRound();
      const asked = request(rosa);
      for (const each of ['390,000', '395,000']) {
        const sealed = await sealedBy(rosa, listingKey, typedOffer({ price: each }));
        expect(reasonOf(await sendSealedOffer(asked, listingKey, { ...sealed }))).toBe('ok');
      }
      const at = deadline + 10_000;
      witnessNow = at;
      await runSealedRounds(at);
      expect(await pricesSeen(olive, listingKey, at)).toEqual([395_000_00]);
    });

    test('lists what is unreadable, copied, invalid or lower than before with its reason, and opens the rest', async () => {
      const { olive, rosa, listingKey } = await aRound();
      const [theo, nell, kim, bea] = [
        await person('theo'),
        await person('nell'),
        await person('kim'),
        await person('bea'),
      ];
      expect(await send(rosa, listingKey, { price: '370,000' })).toBe('ok');
      expect(await send(theo, listingKey, { earnestMoney: '999,000' })).toBe('ok');
      expect(await send(bea, listingKey)).toBe('ok');
      const copied = await sealedBy(bea, listingKey, typedOffer());
      expect(reasonOf(await sendSealedOffer(request(nell), listingKey, { ...copied }))).toBe('ok');
      const broken = { ...copied, witnessShare: copied.siteShare };
      expect(reasonOf(await sendSealedOffer(request(kim), listingKey, { ...broken }))).toBe('ok');
      const at = deadline + 10_000;
      witnessNow = at;
      await runSealedRounds(at);
      expect(await pricesSeen(olive, listingKey, at)).toEqual([380_000_00, 398_123_00]);
      const seen = await sellersRound(olive, listingKey, at);
      const reasons = seen?.refused.map(({ buyerName, outcome }) => [buyerName, outcome]) ?? [];
      expect(Object.fromEntries(reasons)).toEqual({
        [legal(rosa)]: 'not-better',
        [legal(theo)]: 'invalid',
        [legal(nell)]: 'other-round',
        [legal(kim)]: 'unreadable',
      });
      // People with the same name stay apart.
      expect(new Set(seen?.refused.map(({ offerId }) => offerId)).size).toBe(4);
      expect(JSON.stringify(seen)).not.toContain('more than the price');
      const [own] = await listOwnSealed(theo.user);
      expect(own).toMatchObject({
        outcome: 'invalid',
        details: [expect.stringContaining('more than the price')],
      });
      expect(await told(own?.offerId ?? '', 'unreadable', 'buyer')).toBe(true);
    });

    test('opens the rest beside an offer that cannot be stored or that is damaged', async () => {
      const { olive, rosa, listingKey } = await aRound();
      const [theo, nell] = [await person('theo'), await person('nell')];
      expect(await send(rosa, listingKey)).toBe('ok');
      expect(await send(theo, listingKey, { message: 'Half of a pair: \ud83c' })).toBe('ok');
      expect(await send(nell, listingKey)).toBe('ok');
      const { own } = (await readBuyersRound(nell.user, listingKey, now)) ?? {};
      const stored = (await runtime().store.get(sealedOffers, own?.offerId ?? ''))?.data;
      if (!stored) throw new Error('It was sent');
      // No clock has this time, so the parser throws.
      const damaged = { ...stored, sentAt: 9e15 };
      await runtime().store.commit([write.set(sealedOffers, stored.offerId, damaged)]);
      const at = deadline + 10_000;
      witnessNow = at;
      await runSealedRounds(at);
      expect(await pricesSeen(olive, listingKey, at)).toEqual([398_123_00]);
      const seen = await sellersRound(olive, listingKey, at);
      expect(seen?.refused.map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable']);
    });

    test('opens an offer by the terms the listing had when it was sent', async () => {
      const { olive, rosa, listingKey } = await aRound();
      expect(await send(rosa, listingKey)).toBe('ok');
      const listing = (await runtime().store.get(listings, listingKey))?.data;
      if (!listing) throw new Error('It is listed');
      const changed = { ...listing, listingTerms: ['Conventional' as const] };
      await runtime().store.commit([write.set(listings, listingKey, changed)]);
      const theo = await person('theo');
      expect(await send(theo, listingKey)).toBe('ok');
      const at = deadline + 10_000;
      witnessNow = at;
      await runSealedRounds(at);
      expect(await pricesSeen(olive, listingKey, at)).toEqual([398_123_00]);
      const seen = await sellersRound(olive, listingKey, at);
      expect(seen?.refused).toMatchObject([{ buyerName: legal(theo), outcome: 'invalid' }]);
    });

    test('loses no offer that was received in time and is stored while the round is opened', async () => {
      const { olive, rosa, listingKey } = await aRound();
      const theo = await person('theo');
      await send(rosa, listingKey);
      const at = deadline + 10_000;
      witnessNow = at;
      // Another instance takes it, so the queue of this process does not keep the two apart.
      const { transact } = runtime().store;
      let attempts = 0;
      vi.spyOn(runtime().store, 'transact').mockImplementationOnce((work) =>
        transact(async (tx) => {
          const result = await work(tx);
          attempts += 1;
          if (attempts === 1) expect(await send(theo, listingKey, { price: '401,000' }, deadline)).toBe('ok');
          return result;
        }),
      );
      await runSealedRounds(at);
      await runSealedRounds(at + 1_000);
      expect(attempts).toBe(2);
      expect(await pricesSeen(olive, listingKey, at + 1_000)).toEqual([398_123_00, 401_000_00]);
    });

    test('deletes the sealed offer of a deleted account', async () => {
      const { listingKey } = await aRound();
      const theo = await person('theo');
      await send(theo, listingKey);
      const round = await stored(listingKey);
      expect(round?.offerIds).toHaveLength(1);
      // There is no auth service here, but the commit comes before it.
      await deleteAccount(theo, now).catch(() => null);
      expect((await stored(listingKey))?.offerIds).toEqual([]);
      expect(await runtime().store.get(sealedOffers, round?.offerIds[0] ?? '')).toBeNull();
    });
  });
}

const legal = ({ user }: SignedIn): string => user.registration?.legalName ?? user.name;
