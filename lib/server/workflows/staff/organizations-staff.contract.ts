import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { User } from '@/lib/domain/accounts/user';
import { unverifiedSeller } from '@/lib/domain/listings/shown-seller';
import {
  foundOrganization,
  type Organization,
  toOrganizationId,
} from '@/lib/domain/organizations/organization';
import type { OrganizationMark } from '@/lib/domain/staff/organization-decisions';
import { getListingBySlug, listHomes, listPublicAuctions } from '@/lib/server/catalog/listings/listings';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { runOrganizationOrders } from '@/lib/server/jobs/run-organization-orders';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import {
  heldAuctions,
  organizationNames,
  organizationOrders,
  organizations,
} from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listNotifications } from '@/lib/server/records/notifications/inbox';
import { buyNow } from '@/lib/server/workflows/bids/buy-now';
import {
  type BelowReserveChoice,
  decideBelowReserve,
} from '@/lib/server/workflows/bids/decide-below-reserve';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { readDesk } from '@/lib/server/workflows/desk/queues';
import { takeRow } from '@/lib/server/workflows/desk/take-row';
import { submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { aPublishedHome } from './staff.fixture';
import {
  findOrganizations,
  liftOrganizationSuspension,
  readOrganizationFile,
  refuseVerification,
  suspendOrganization,
  verifyOrganization,
} from './staff-organizations';

const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
  result.ok ? 'ok' : result.reason;
const proof = { method: 'fdic', evidence: 'FDIC certificate 628' } as const;

/** Staff commands on organizations, on one engine. */
export function organizationsStaffContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string) => `${name}${Date.now()}${count++}`;
  const person = (name: string, more: Partial<User> = {}) => aBidder(runtime(), unique(name), more);
  const staff = () => person('ada', { role: 'admin' });

  async function aBank(manager: SignedIn, name = unique('Bank ')): Promise<Organization> {
    const organisationId = toOrganizationId(unique('bank'));
    const bank = foundOrganization({ organisationId, name, kind: 'bank' }, manager.user, Date.now());
    await runtime().store.commit([write.set(organizations, organisationId, bank)]);
    return bank;
  }

  async function aBankWithHome() {
    const [mona, rosa, ada] = [await person('mona'), await person('rosa'), await staff()];
    const bank = await aBank(mona);
    const { organisationId } = bank;
    const home = await aPublishedHome(runtime(), {
      key: unique('h'),
      sellerUid: organisationId,
      now: Date.now(),
    });
    const seller = async () => (await getListingBySlug(home.slug))?.listing.seller.name ?? null;
    const bid = async (cents: number) => {
      const request = { auctionId: home.auctionId, by: rosa, requestId: 'r', maximumCents: cents };
      const answer = await placeBid({ ...request, key: unique('key'), receivedAt: Date.now() });
      return answer.ok ? 'ok' : answer.reason.reason;
    };
    const log = async () => {
      const file = await readOrganizationFile(ada.user, organisationId);
      return file.ok ? file.value.log.map(({ action, why }) => [action, why]) : [];
    };
    return { ...home, bank, organisationId, mona, rosa, ada, seller, bid, log };
  }

  describe('an organization', () => {
    test('has no public name until staff verify it, and loses it when they revoke that', async () => {
      const { bank, organisationId, ada, seller, log } = await aBankWithHome();
      await expect.poll(seller).toBe(unverifiedSeller);
      const empty = { ...proof, evidence: ' ' };
      expect(reasonOf(await verifyOrganization(ada, organisationId, empty, Date.now()))).toBe(
        'needs-evidence',
      );
      const verified = await verifyOrganization(ada, organisationId, proof, Date.now());
      expect(verified.ok && verified.value.verified).toMatchObject({ ...proof, by: { uid: ada.user.uid } });
      await expect.poll(seller).toBe(bank.name);
      expect(reasonOf(await refuseVerification(ada, organisationId, 'Not theirs.', Date.now()))).toBe('ok');
      await expect.poll(seller).toBe(unverifiedSeller);
      expect(await log()).toEqual([
        ['verification-refused', 'Not theirs.'],
        ['organization-verified', 'fdic: FDIC certificate 628'],
      ]);
    });

    test('is the only verified one with its name, even against concurrent claims and look-alike letters', async () => {
      const [mona, eve, ada] = [await person('mona'), await person('eve'), await staff()];
      const name = `${unique('Mohawk ')} Bank, N.A.`;
      const [one, other] = [await aBank(mona, name), await aBank(eve, name.replace('o', 'о').toUpperCase())];
      const verify = ({ organisationId }: Organization) =>
        verifyOrganization(ada, organisationId, proof, Date.now());
      const both = (await Promise.all([verify(one), verify(other)])).map(reasonOf);
      expect(both.sort()).toEqual(['name-taken', 'ok']);
      const [first] = (
        await Promise.all([one, other].map((bank) => readOrganizationFile(ada.user, bank.organisationId)))
      ).flatMap((file) => (file.ok && file.value.organization.verified ? file.value.organization : []));
      const second = first?.organisationId === one.organisationId ? other : one;
      await refuseVerification(ada, first?.organisationId ?? '', 'A mistake.', Date.now());
      expect(reasonOf(await verify(second))).toBe('ok');
      const claims = await runtime().store.query(organizationNames, {});
      expect(claims.docs.filter(({ data }) => data.organisationId === second.organisationId)).toHaveLength(1);
    });

    test('can be decided on only by staff who are not its members', async () => {
      const [nick, rosa] = [await staff(), await person('rosa')];
      const { organisationId } = await aBank(nick);
      for (const [by, reason] of [
        [nick, 'own-organization'],
        [rosa, 'not-staff'],
      ] as const)
        for (const done of [
          await verifyOrganization(by, organisationId, proof, Date.now()),
          await refuseVerification(by, organisationId, 'x', Date.now()),
          await suspendOrganization(by, organisationId, { reason: 'x' }, Date.now()),
          await liftOrganizationSuspension(by, organisationId, 'x', Date.now()),
        ])
          expect(reasonOf(done)).toBe(reason);
    });

    test('waits on the desk until staff decide, and only who has claimed it decides', async () => {
      const [mona, ada, ben] = [await person('mona'), await staff(), await staff()];
      const { organisationId: rowId, name } = await aBank(mona);
      const row = async () => {
        const desk = await readDesk(ada.user, Date.now());
        return desk.ok && desk.value.verifications.find((each) => each.rowId === rowId);
      };
      await expect.poll(row).toMatchObject({ title: name, kind: 'bank', members: 1, owner: null });
      const take = (by: SignedIn) => takeRow(by, { queue: 'verifications', rowId, type: 'take' }, Date.now());
      expect(reasonOf(await take(ada))).toBe('ok');
      expect(await row()).toMatchObject({ owner: { uid: ada.user.uid } });
      expect(reasonOf(await verifyOrganization(ben, rowId, proof, Date.now()))).toBe('claimed');
      expect(reasonOf(await refuseVerification(ben, rowId, 'x', Date.now()))).toBe('claimed');
      expect(reasonOf(await verifyOrganization(ada, rowId, proof, Date.now()))).toBe('ok');
      await expect.poll(row).toBeUndefined();
      expect(reasonOf(await take(ben))).toBe('not-found');
      expect(reasonOf(await refuseVerification(ben, rowId, 'A mistake.', Date.now()))).toBe('ok');
      expect(await row()).toBeUndefined();
    });

    test('cannot be claimed on the desk by staff who are its members', async () => {
      const nick = await staff();
      const { organisationId: rowId } = await aBank(nick);
      const taking = { queue: 'verifications', rowId, type: 'take' } as const;
      expect(reasonOf(await takeRow(nick, taking, Date.now()))).toBe('own-listing');
    });

    test('notifies each member in the same commit of the decision, the reason and the next step', async () => {
      const [mona, ben, ada] = [await person('mona'), await person('ben'), await staff()];
      const organisationId = toOrganizationId(unique('bank'));
      const name = 'Larch Savings';
      await anOrganization(runtime(), organisationId, [mona.user, ben.user], { name });
      const start = Date.now();
      const decide = [
        () => refuseVerification(ada, organisationId, 'No certificate.', start),
        () => verifyOrganization(ada, organisationId, proof, start + 1),
        () => refuseVerification(ada, organisationId, 'Another bank’s certificate.', start + 2),
        () => suspendOrganization(ada, organisationId, { reason: 'Not a bank.' }, start + 3),
        () => liftOrganizationSuspension(ada, organisationId, 'It is one.', start + 4),
        () =>
          suspendOrganization(
            ada,
            organisationId,
            { reason: 'The deeds are forged.', takedown: 'fraud' },
            start + 5,
          ),
      ];
      for (const run of decide) expect(reasonOf(await run())).toBe('ok');
      while ((await sendOutbox(Date.now() + 10)) > 0);
      for (const { user } of [mona, ben]) {
        const sent = (await listNotifications(user.uid)).docs.map(({ data }) => data);
        expect(new Map(sent.map(({ subject, text }) => [subject, text]))).toEqual(
          new Map([
            [`Not verified: ${name}`, expect.stringMatching(/Reason: No certificate\.\n\nEmail /)],
            [`Verified: ${name}`, expect.stringContaining('Buyers now see its name')],
            [`No longer verified: ${name}`, expect.stringContaining('Reason: Another bank’s certificate.')],
            [`Suspended: ${name}`, expect.stringMatching(/Reason: Not a bank\.\n\nEmail /)],
            [`Suspension lifted: ${name}`, expect.stringContaining('Reason: It is one.')],
            [
              `Suspended, with homes taken down: ${name}`,
              expect.stringContaining('Reason: The deeds are forged.'),
            ],
          ]),
        );
        expect(new Set(sent.map(({ path }) => path))).toEqual(
          new Set([`/dashboard/organizations/${organisationId}`]),
        );
      }
    });

    test('is found by the beginning of its name and by its status', async () => {
      const [mona, ada] = [await person('mona'), await staff()];
      const word = unique('tamarack');
      const { organisationId } = await aBank(mona, `${word} Bank`);
      const found = async (words: string, mark: OrganizationMark | null = null) => {
        const page = await findOrganizations(ada.user, { words, mark, after: null });
        return page.ok && page.value.organizations.map((each) => each.organisationId);
      };
      const byMark = async () => [await found(word, 'unverified'), await found(word, 'verified')];
      await expect.poll(byMark).toEqual([[organisationId], []]);
      expect(await found(`bank ${word.slice(0, 18)}`)).toEqual([organisationId]);
      expect(await found(word.slice(1))).toEqual([]);
      await verifyOrganization(ada, organisationId, proof, Date.now());
      await expect.poll(byMark).toEqual([[], [organisationId]]);
      await suspendOrganization(ada, organisationId, { reason: 'x' }, Date.now());
      await expect.poll(() => found(word, 'suspended')).toEqual([organisationId]);
    });

    test('is found in a store written before organizations could be verified', async () => {
      const [mona, ada] = [await person('mona'), await staff()];
      const [word, organisationId] = [unique('sycamore'), toOrganizationId(unique('old'))];
      const bank = foundOrganization(
        { organisationId, name: `${word} Bank`, kind: 'bank' },
        mona.user,
        Date.now(),
      );
      const { verified: _, refused: __, suspended: ___, former: ____, ...older } = bank;
      const asWritten = { ...organizations, schema: z.looseObject({}) };
      await runtime().store.commit([write.set(asWritten, organisationId, older)]);
      const search = { words: word, mark: 'unverified', after: null } as const;
      await expect
        .poll(async () => {
          const page = await findOrganizations(ada.user, search);
          return page.ok && page.value.organizations.map(({ name }) => name);
        })
        .toEqual([`${word} Bank`]);
    });

    test('is on exactly one page of a long list, newest first', async () => {
      const [mona, ada] = [await person('mona'), await staff()];
      const word = unique('hemlock');
      const at = Date.now();
      const banks = Array.from({ length: 120 }, (_, each) => {
        const organisationId = toOrganizationId(unique('bank'));
        const facts = { organisationId, name: `${word} ${each}`, kind: 'bank' } as const;
        return foundOrganization(facts, mona.user, at + Math.floor(each / 3));
      });
      await runtime().store.commit(banks.map((bank) => write.set(organizations, bank.organisationId, bank)));
      const readAll = async () => {
        const pages: (readonly Organization[])[] = [];
        let after: string | null = null;
        do {
          const page = await findOrganizations(ada.user, { words: word, mark: null, after });
          if (!page.ok) throw new Error(page.reason);
          pages.push(page.value.organizations);
          after = page.value.cursor;
        } while (after !== null);
        return pages;
      };
      await expect.poll(async () => (await readAll()).map(({ length }) => length)).toEqual([50, 50, 20]);
      const all = (await readAll()).flat();
      expect(new Set(all.map(({ organisationId }) => organisationId)).size).toBe(120);
      expect(all.map(({ createdAt }) => createdAt)).toEqual(
        banks.map(({ createdAt }) => createdAt).toReversed(),
      );
    });
  });

  describe('a suspended organization', () => {
    test('is not public and takes no bids from its commit on, even before the tick pauses its auctions', async () => {
      const { organisationId, listingKey, auctionId, ada, seller, bid, log } = await aBankWithHome();
      await expect.poll(seller).toBe(unverifiedSeller);
      expect(await bid(25_000_000)).toBe('ok');
      const suspend = (reason: string) => suspendOrganization(ada, organisationId, { reason }, Date.now());
      expect(reasonOf(await suspend(' '))).toBe('needs-reason');
      expect(reasonOf(await suspend('Not a bank.'))).toBe('ok');
      expect(reasonOf(await suspend('Again.'))).toBe('suspended-already');
      expect(await bid(30_000_000)).toBe('paused');
      await expect.poll(seller).toBe(null);
      expect((await listHomes()).map(({ listing }) => listing.listingKey)).not.toContain(listingKey);
      expect((await listPublicAuctions()).map(({ id }) => id)).not.toContain(auctionId);
      expect(await log()).toEqual([['organization-suspended', 'Not a bank.']]);
    });

    test('does not sell if its auction ends before the tick pauses it, until staff lift the suspension', async () => {
      const { organisationId, auctionId, ada, bid } = await aBankWithHome();
      expect(await bid(25_000_000)).toBe('ok');
      expect(await bid(30_000_000)).toBe('ok');
      const { endsAt = 0 } = (await runtime().store.get(auctions, auctionId))?.data.state ?? {};
      await suspendOrganization(ada, organisationId, { reason: 'x' }, endsAt - 1_000);
      await runAuctions(endsAt + 5_000);
      const held = (await runtime().store.get(auctions, auctionId))?.data;
      expect(held).toMatchObject({ state: { status: 'running' }, dueAt: endsAt + 65_000 });
      await runAuctions(endsAt + 65_000);
      expect((await runtime().store.get(auctions, auctionId))?.data.state.status).toBe('running');
      await liftOrganizationSuspension(ada, organisationId, 'It is one.', endsAt + 70_000);
      await runAuctions(endsAt + 125_000);
      expect((await runtime().store.get(auctions, auctionId))?.data.state.status).not.toBe('running');
    });

    test('does not sell by an open counteroffer: the high bidder can decline, and can accept once staff lift the suspension', async () => {
      const aCounter = async () => {
        const home = await aBankWithHome();
        const { auctionId, rosa, mona, bid } = home;
        expect(await bid(25_000_000)).toBe('ok');
        const { endsAt = 0 } = (await runtime().store.get(auctions, auctionId))?.data.state ?? {};
        const at = endsAt + 10_000;
        await runAuctions(at);
        const decide = async (by: SignedIn, choice: BelowReserveChoice) => {
          const decided = await decideBelowReserve({
            auctionId,
            by,
            choice,
            receivedAt: at,
            requestId: 'r',
          });
          const state = (await runtime().store.get(auctions, auctionId))?.data.state;
          return decided.ok ? state?.status : decided.reason.reason;
        };
        expect(await decide(mona, { decision: 'counter', amountCents: 29_000_000 })).toBe('undecided');
        await suspendOrganization(home.ada, home.organisationId, { reason: 'x' }, at);
        const answerAs = (answer: 'accept' | 'decline') =>
          decide(rosa, { decision: 'answer-counter', answer });
        return { ...home, answerAs, at };
      };
      const openCounter = await aCounter();
      expect(await openCounter.answerAs('accept')).toBe('no-decision-open');
      await liftOrganizationSuspension(
        openCounter.ada,
        openCounter.organisationId,
        'It is one.',
        openCounter.at,
      );
      expect(await openCounter.answerAs('accept')).toBe('ended');
      const declined = await aCounter();
      expect(await declined.answerAs('decline')).toBe('ended');
      expect(await getPublicAuction(declined.auctionId)).toMatchObject({ outcome: 'declined' });
    });

    test('keeps a home whose auction was past its end at the takedown: it does not sell until staff decide', async () => {
      const { organisationId, auctionId, listingKey, ada, bid } = await aBankWithHome();
      expect(await bid(25_000_000)).toBe('ok');
      expect(await bid(30_000_000)).toBe('ok');
      const { endsAt = 0 } = (await runtime().store.get(auctions, auctionId))?.data.state ?? {};
      const order = { reason: 'The deeds are forged.', takedown: 'fraud' } as const;
      await suspendOrganization(ada, organisationId, order, endsAt + 1_000);
      await runOrganizationOrders(endsAt + 1_000);
      const file = await readOrganizationFile(ada.user, organisationId);
      expect(file.ok && file.value.order).toMatchObject({ takedown: null, left: 1 });
      await runOrganizationOrders(endsAt + 2_000);
      await runAuctions(endsAt + 5_000);
      expect((await runtime().store.get(auctions, auctionId))?.data.state.status).toBe('running');
      expect((await runtime().store.get(listings, listingKey))?.data.standardStatus).toBe('Active');
      expect((await listHomes()).map(({ listing }) => listing.listingKey)).not.toContain(listingKey);
    });

    test('takes no buy-now purchase and no new offer', async () => {
      const { organisationId, listingKey, auctionId, rosa, ada } = await aBankWithHome();
      await suspendOrganization(ada, organisationId, { reason: 'x' }, Date.now());
      const offerRequest = { by: rosa, requestId: 'r', receivedAt: Date.now() };
      const bought = await buyNow({ ...offerRequest, auctionId, key: unique('key'), priceCents: 90_000_000 });
      expect(!bought.ok && bought.reason.reason).toBe('paused');
      expect(reasonOf(await submitOffer(offerRequest, listingKey, {}))).toBe('nobody-answers');
    });

    test('has its auctions paused by the tick, and is fully public again when staff lift the suspension', async () => {
      const { organisationId, auctionId, ada, seller, bid } = await aBankWithHome();
      await bid(25_000_000);
      await suspendOrganization(ada, organisationId, { reason: 'x' }, Date.now());
      await runOrganizationOrders(Date.now());
      expect((await getPublicAuction(auctionId))?.status).toBe('paused');
      expect(await runtime().store.get(organizationOrders, organisationId)).toBeNull();
      expect(reasonOf(await liftOrganizationSuspension(ada, organisationId, 'It is one.', Date.now()))).toBe(
        'ok',
      );
      await runOrganizationOrders(Date.now());
      expect(await getPublicAuction(auctionId)).toMatchObject({ status: 'open', bidCount: 1 });
      expect(await runtime().store.get(heldAuctions, auctionId)).toBeNull();
      await expect.poll(seller).toBe(unverifiedSeller);
      expect(await bid(30_000_000)).toBe('ok');
    });

    test('with a takedown keeps a home whose bids bind the seller, paused, until staff decide on it', async () => {
      const { organisationId, auctionId, listingKey, ada, bid } = await aBankWithHome();
      expect(await bid(25_000_000)).toBe('ok');
      expect(await bid(30_000_000)).toBe('ok');
      const order = { reason: 'The deeds are forged.', takedown: 'fraud' } as const;
      await suspendOrganization(ada, organisationId, order, Date.now());
      await runOrganizationOrders(Date.now());
      const file = await readOrganizationFile(ada.user, organisationId);
      expect(file.ok && file.value.order).toMatchObject({ takedown: null, left: 1 });
      await runOrganizationOrders(Date.now());
      expect((await getPublicAuction(auctionId))?.status).toBe('paused');
      expect((await runtime().store.get(listings, listingKey))?.data.standardStatus).toBe('Active');
    });

    test('with a takedown has each home logged with its reason, and gets none of them back', async () => {
      const { organisationId, auctionId, listingKey, slug, ada } = await aBankWithHome();
      const more = await aPublishedHome(runtime(), {
        key: unique('h'),
        sellerUid: organisationId,
        now: Date.now(),
      });
      const order = { reason: 'The deeds are forged.', takedown: 'fraud' } as const;
      await suspendOrganization(ada, organisationId, order, Date.now());
      for (let tick = 0; tick < 3; tick++) await runOrganizationOrders(Date.now());
      expect(await runtime().store.get(organizationOrders, organisationId)).toBeNull();
      for (const id of [auctionId, more.auctionId])
        expect(await getPublicAuction(id)).toMatchObject({ status: 'cancelled', cancelReason: 'fraud' });
      await liftOrganizationSuspension(ada, organisationId, 'Settled.', Date.now());
      await runOrganizationOrders(Date.now());
      await expect.poll(async () => (await getListingBySlug(slug))?.listing.standardStatus).toBe('Withdrawn');
      const file = await readOrganizationFile(ada.user, organisationId);
      expect(file.ok && file.value.homes.map((home) => [home.listingKey, home.status]).sort()).toEqual(
        [listingKey, more.listingKey].map((key) => [key, 'Withdrawn']).sort(),
      );
    });
  });
}
