import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { digestWindowMs } from '@/lib/domain/notifications/digest';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import type { ReadReport } from '@/lib/domain/staff/report';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { users } from '@/lib/server/people/identity/identity-collections';
import { saveFacts } from '@/lib/server/people/identity/users';
import { anOrganization, duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctionSecrets } from '@/lib/server/records/auctions/auction-collections';
import { getLedger, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { searchLog } from '@/lib/server/records/audit-log/audit-log';
import { questions, reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { removeAnswer } from '@/lib/server/records/inquiries/questions';
import { decideBelowReserve } from '@/lib/server/workflows/bids/decide-below-reserve';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { readDesk } from '@/lib/server/workflows/desk/queues';
import { acceptStaffInvitation, declineStaffInvitation } from './answer-staff-invitation';
import { handleReport, readReport, sendReport } from './reports';
import { aPublishedHome } from './staff.fixture';
import { actOnAuction, blockBidder, findHomes, liftTakedown, readHome, takeDown } from './staff-listings';
import {
  findPeople,
  inviteToStaff,
  liftSuspension,
  readPerson,
  setRole,
  suspendPerson,
  withdrawStaffInvitation,
} from './staff-people';

const nothing = { words: '', who: '', action: null, about: null, from: null, until: null } as const;

/** Staff commands, on one engine. */
export function staffContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}x${Date.now().toString(36)}`;
  };
  const person = (name: string, more: Partial<User> = {}) => aBidder(runtime(), unique(name), more);
  const staff = (name: string) => person(name, { role: 'admin' });
  const aHome = (seller: SignedIn) =>
    aPublishedHome(runtime(), { key: unique('h'), sellerUid: seller.user.uid, now: Date.now() });
  const bid = (auctionId: string, by: SignedIn, dollars: number) =>
    placeBid({
      auctionId,
      by,
      key: unique('key'),
      requestId: 'r',
      receivedAt: Date.now(),
      maximumCents: dollars * 100,
      confirmedMaximumCents: dollars * 100,
    });
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;
  const bidReason = async (...bidArguments: Parameters<typeof bid>) => {
    const result = await bid(...bidArguments);
    return result.ok ? 'ok' : result.reason.reason;
  };

  /** The reports in the queue, as this person reads them. */
  async function waitingReports(by: SignedIn): Promise<readonly ReadReport[]> {
    const desk = await readDesk(by.user, Date.now());
    const rows = desk.ok ? desk.value.reports : [];
    const files = await Promise.all(rows.map(({ rowId }) => readReport(by.user, rowId)));
    return files.flatMap((file) => (file.ok ? file.value.report : []));
  }

  /** Delivers the outbox and returns the mails. */
  async function sentMails() {
    const send = vi.spyOn(runtime().mail, 'send').mockClear().mockResolvedValue();
    const later = Date.now() + 86_400_000;
    for (let round = 0; round < 12; round++) {
      await fanOutNotifications(later);
      await sendOutbox(round < 6 ? later : later + digestWindowMs);
    }
    return send.mock.calls.map(([mail]) => mail);
  }
  afterEach(() => void vi.restoreAllMocks());

  describe('a takedown', () => {
    test('ends the listing and its auction in one commit and notifies the seller and every bidder', async () => {
      const [olive, rosa, sam, ada] = [
        await person('olive'),
        await person('rosa'),
        await person('sam'),
        await staff('ada'),
      ];
      const { listingKey, auctionId, slug } = await aHome(olive);
      expect([await bidReason(auctionId, rosa, 250_000), await bidReason(auctionId, sam, 260_000)]).toEqual([
        'ok',
        'ok',
      ]);
      await sentMails();
      const request = { listingKey, reason: 'court-order', note: 'The county clerk wrote to us.' } as const;
      expect(reasonOf(await takeDown(ada, request, Date.now()))).toBe('ok');
      expect(await getPublicAuction(auctionId)).toMatchObject({
        status: 'cancelled',
        cancelReason: 'court-order',
      });
      await expect
        .poll(async () => (await getListingBySlug(slug))?.listing)
        .toMatchObject({ standardStatus: 'Withdrawn', takedown: { reason: 'court-order' } });
      expect(await bidReason(auctionId, rosa, 400_000)).toBe('cancelled');
      expect(verify((await getLedger(auctionId)) ?? []).ok).toBe(true);
      const mails = await sentMails();
      const subjectsTo = (who: SignedIn) =>
        mails.filter(({ to }) => to === who.user.email).map(({ subject }) => subject);
      for (const who of [rosa, sam])
        expect(subjectsTo(who)).toEqual([expect.stringMatching(/^Taken down: \d+ Halsey Street, Brooklyn$/)]);
      expect(subjectsTo(olive)).toEqual([expect.stringMatching(/^Taken down: \d+ Halsey Street$/)]);
      expect(mails.every(({ text }) => text.includes('auction was canceled'))).toBe(true);
      const file = await readHome(ada.user, listingKey);
      expect(file.ok && file.value.log).toMatchObject([
        {
          action: 'taken-down',
          before: 'Active',
          after: 'Withdrawn',
          why: 'court-order: The county clerk wrote to us.',
          by: { uid: ada.user.uid },
        },
      ]);
      expect(reasonOf(await takeDown(ada, request, Date.now()))).toBe('wrong-status');
    });

    test('for a reason that auctions do not list changes nothing and writes nothing', async () => {
      const [olive, ada] = [await person('olive'), await staff('ada')];
      const { listingKey, auctionId } = await aHome(olive);
      const request = { listingKey, reason: 'duplicate', note: 'Twice.' } as const;
      expect(reasonOf(await takeDown(ada, request, Date.now()))).toBe('reason-not-listed');
      expect((await getPublicAuction(auctionId))?.status).toBe('open');
      const file = await readHome(ada.user, listingKey);
      expect(file.ok && file.value.log).toEqual([]);
    });

    test('of a staff member’s own listing is refused to them', async () => {
      const ada = await staff('ada');
      const { listingKey } = await aHome(ada);
      const request = { listingKey, reason: 'fraud', note: 'x' } as const;
      expect(reasonOf(await takeDown(ada, request, Date.now()))).toBe('own-listing');
    });
  });

  describe('an auction', () => {
    test('that is paused takes no bids, ends later by the length of the pause, and notifies its bidders of the new end', async () => {
      const [olive, rosa, ada] = [await person('olive'), await person('rosa'), await staff('ada')];
      const { auctionId, listingKey } = await aHome(olive);
      await bid(auctionId, rosa, 250_000);
      const endsAt = Date.parse((await getPublicAuction(auctionId))?.endsAt ?? '');
      const pausedAt = Date.now() + 1_000;
      const pauseOrResume = (type: 'pause' | 'resume', at: number) =>
        actOnAuction(ada, { auctionId, command: { type }, why: 'The network is down.' }, at);
      expect(reasonOf(await pauseOrResume('resume', pausedAt))).toBe('not-paused');
      expect(reasonOf(await pauseOrResume('pause', pausedAt))).toBe('ok');
      expect(await bidReason(auctionId, rosa, 400_000)).toBe('paused');
      expect(reasonOf(await pauseOrResume('resume', pausedAt + 600_000))).toBe('ok');
      const after = await getPublicAuction(auctionId);
      expect(Date.parse(after?.endsAt ?? '')).toBe(endsAt + 600_000);
      expect(verify((await getLedger(auctionId)) ?? []).ok).toBe(true);
      const mails = await sentMails();
      for (const who of [rosa, olive]) {
        const ownMails = mails.filter(({ to }) => to === who.user.email);
        expect(ownMails.map(({ subject }) => subject).sort()).toEqual([
          expect.stringMatching(/^Auction paused: /),
          expect.stringMatching(/^Auction resumed: \d+ Halsey Street, Brooklyn$/),
        ]);
      }
      const file = await readHome(ada.user, listingKey);
      expect(file.ok && file.value.log.map(({ action }) => action)).toEqual([
        'auction-resumed',
        'auction-paused',
      ]);
    });

    test('is canceled only for a listed reason with an explanation, and not by staff who are its seller', async () => {
      const [olive, ada] = [await staff('olive'), await staff('ada')];
      const { auctionId } = await aHome(olive);
      const command = { type: 'cancel', reason: 'casualty' } as const;
      const cancel = (by: SignedIn, why: string) => actOnAuction(by, { auctionId, command, why }, Date.now());
      expect(reasonOf(await cancel(olive, 'Fire.'))).toBe('own-listing');
      expect(reasonOf(await cancel(ada, ' '))).toBe('needs-reason');
      expect(reasonOf(await cancel(ada, 'Fire.'))).toBe('ok');
      expect(await getPublicAuction(auctionId)).toMatchObject({
        status: 'cancelled',
        cancelReason: 'casualty',
      });
    });

    test('takes no bids from a blocked bidder, before or after a first bid, until the block is lifted', async () => {
      const [olive, rosa, sam, ada] = [
        await person('olive'),
        await person('rosa'),
        await person('sam'),
        await staff('ada'),
      ];
      const [one, other] = [await aHome(olive), await aHome(olive)];
      await bid(one.auctionId, rosa, 250_000);
      const block = (who: SignedIn, reason: 'same-household' | 'not-serious' | null, why = 'They said so.') =>
        blockBidder(ada, { auctionId: one.auctionId, uid: who.user.uid, reason, why }, Date.now());
      expect(reasonOf(await block(rosa, 'same-household', ''))).toBe('needs-reason');
      expect(reasonOf(await block(rosa, null))).toBe('same');
      expect(reasonOf(await block(olive, 'not-serious'))).toBe('no-bidder');
      expect(reasonOf(await block(rosa, 'same-household'))).toBe('ok');
      expect(reasonOf(await block(sam, 'not-serious'))).toBe('ok');
      expect(await bidReason(one.auctionId, rosa, 400_000)).toBe('conflict-of-interest');
      expect(await bidReason(one.auctionId, sam, 400_000)).toBe('suspended');
      expect(await bidReason(other.auctionId, rosa, 250_000)).toBe('ok');
      const file = await readHome(ada.user, one.listingKey);
      expect(file.ok && file.value.bidders).toMatchObject([
        { uid: rosa.user.uid, alias: 'Bidder 1', block: { reason: 'same-household' } },
      ]);
      expect(file.ok && file.value.otherBlocks.map(({ uid }) => uid)).toEqual([sam.user.uid]);
      expect(reasonOf(await block(rosa, null))).toBe('ok');
      expect(await bidReason(one.auctionId, rosa, 400_000)).toBe('ok');
    });

    test('with very many bidders notifies each of them once', async () => {
      const [olive, ada] = [await person('olive'), await staff('ada')];
      const { auctionId } = await aHome(olive);
      const rosa = await person('rosa');
      await bid(auctionId, rosa, 250_000);
      await sentMails();
      const secret = (await runtime().store.get(auctionSecrets, auctionId))?.data;
      const first = secret?.bidders[rosa.user.uid];
      if (!secret || !first) throw new Error('There is no bid');
      const crowd = Array.from({ length: 450 }, (_, at) => [`crowd-${at}-${auctionId}`, first]);
      const bidders = { ...secret.bidders, ...Object.fromEntries(crowd) };
      await runtime().store.commit([write.set(auctionSecrets, auctionId, { ...secret, bidders })]);
      await actOnAuction(ada, { auctionId, command: { type: 'pause' }, why: 'Outage' }, Date.now());
      const seen = new Set<string>();
      const create = vi.spyOn(runtime().store, 'commit');
      for (let round = 0; round < 5; round++) await fanOutNotifications(Date.now());
      for (const [writes] of create.mock.calls)
        for (const { collection, kind, id } of writes)
          if (collection === outbox && kind === 'set') {
            expect(seen).not.toContain(id);
            seen.add(id);
          }
      expect(seen.size).toBe(451);
      expect(Math.max(...create.mock.calls.map(([writes]) => writes.length))).toBeLessThan(300);
      create.mockRestore();
      const rest = await runtime().store.query(outbox, { limit: 1_000 });
      await runtime().store.commit(rest.docs.slice(0, 400).map(({ id }) => write.delete(outbox, id)));
      const more = await runtime().store.query(outbox, { limit: 1_000 });
      if (more.docs.length > 0)
        await runtime().store.commit(more.docs.map(({ id }) => write.delete(outbox, id)));
    });
  });

  describe('an account', () => {
    test('that is suspended is signed out everywhere, cannot bid, is notified of the reason, and can be reinstated', async () => {
      const [olive, rosa, ada] = [await person('olive'), await person('rosa'), await staff('ada')];
      const { auctionId } = await aHome(olive);
      await sentMails();
      expect(reasonOf(await suspendPerson(ada, rosa.user.uid, 'A chargeback.', Date.now()))).toBe('ok');
      const session = (await runtime().store.get(sessions, rosa.sessionId))?.data;
      expect(session?.revokedAt).not.toBeNull();
      expect(await bidReason(auctionId, rosa, 250_000)).toBe('signed-out');
      const revived = { uid: rosa.user.uid, createdAt: 1, expiresAt: Date.now() + 1e6, revokedAt: null };
      await runtime().store.commit([write.set(sessions, rosa.sessionId, revived)]);
      expect(await bidReason(auctionId, rosa, 250_000)).toBe('suspended');
      const decided = await decideBelowReserve({
        auctionId,
        by: rosa,
        choice: { decision: 'accept' },
        receivedAt: Date.now(),
        requestId: 'r',
      });
      expect(decided).toMatchObject({ ok: false, reason: { reason: 'signed-out' } });
      const mails = (await sentMails()).filter(({ to }) => to === rosa.user.email);
      expect(mails).toMatchObject([
        { subject: 'Your account is suspended', text: expect.stringContaining('A chargeback.') },
      ]);
      const { uid, email, name } = rosa.user;
      const again = await saveFacts({ uid, email, name, emailVerified: true }, Date.now());
      expect(again?.suspension).toMatchObject({ reason: 'A chargeback.' });
      expect(reasonOf(await liftSuspension(ada, uid, 'It was a mistake.', Date.now()))).toBe('ok');
      expect(await bidReason(auctionId, rosa, 250_000)).toBe('ok');
      const file = await readPerson(ada.user, uid);
      expect(file.ok && file.value.log.map(({ action, before, after }) => [action, before, after])).toEqual([
        ['suspension-lifted', 'member, suspended', 'member'],
        ['suspended', 'member', 'member, suspended'],
      ]);
    });

    test('that is suspended loses a thousand sessions in commits within Firestore’s write limit', async () => {
      const [rosa, ada] = [await person('rosa'), await staff('ada')];
      const { store } = runtime();
      const { uid } = rosa.user;
      const lives = { uid, createdAt: 1, expiresAt: Date.now() + 1e8, revokedAt: null };
      for (let from = 0; from < 1_000; from += 250)
        await store.commit(
          Array.from({ length: 250 }, (_, at) => write.set(sessions, `${uid}-${from + at}`, lives)),
        );
      const commits = vi.spyOn(store, 'transact');
      expect(reasonOf(await suspendPerson(ada, uid, 'A chargeback.', Date.now()))).toBe('ok');
      expect(commits.mock.calls.length).toBeGreaterThanOrEqual(5);
      const { docs } = await store.query(sessions, { where: [{ field: 'uid', op: '==', value: uid }] });
      expect(docs).toHaveLength(1_001);
      expect(docs.filter(({ data }) => data.revokedAt === null)).toEqual([]);
    });

    test('is found by the beginnings of its name and email address, and by suspension', async () => {
      const ada = await staff('ada');
      const family = unique('Marquez');
      const nell = await person('nell', { name: `Nell ${family}` });
      const { uid, email, name } = nell.user;
      await saveFacts({ uid, email, name, emailVerified: true }, Date.now());
      const found = async (words: string, mark: 'is:suspended' | null = null) => {
        const page = await findPeople(ada.user, { words, mark, after: null });
        return page.ok ? page.value.people.map((each) => each.uid) : page.reason;
      };
      expect(await found(family.slice(0, -2))).toEqual([uid]);
      expect(await found(`nel ${family}`)).toEqual([uid]);
      expect(await found(email)).toContain(uid);
      expect(await found(`ruth ${family}`)).toEqual([]);
      expect(await found(family, 'is:suspended')).toEqual([]);
      await suspendPerson(ada, uid, 'x', Date.now());
      expect(await found(family, 'is:suspended')).toEqual([uid]);
    });

    test('with a bid in a running auction cannot become staff until the auction is over', async () => {
      const [olive, rosa, ada] = [await person('olive'), await person('rosa'), await staff('ada')];
      const { auctionId } = await aHome(olive);
      await bid(auctionId, rosa, 250_000);
      expect(reasonOf(await inviteToStaff(ada, rosa.user.uid, Date.now()))).toBe('is-bidding');
      await actOnAuction(
        ada,
        { auctionId, command: { type: 'cancel', reason: 'casualty' }, why: 'Fire' },
        Date.now(),
      );
      expect(reasonOf(await inviteToStaff(ada, rosa.user.uid, Date.now()))).toBe('ok');
      const second = await aHome(olive);
      await bid(second.auctionId, rosa, 250_000);
      expect(reasonOf(await acceptStaffInvitation(rosa, Date.now()))).toBe('is-bidding');
      expect((await runtime().store.get(users, rosa.user.uid))?.data.role).toBe('member');
    });

    test('that bids on a staff member’s home hides that from them, and they cannot suspend it', async () => {
      const [olive, nick, ada, rosa] = [
        await person('olive'),
        await staff('nick'),
        await staff('ada'),
        await person('rosa'),
      ];
      const bank = toOrganizationId(unique('bank'));
      await anOrganization(runtime(), bank, [olive.user, nick.user]);
      const others = await aHome(olive);
      const banks = await aPublishedHome(runtime(), { key: unique('h'), sellerUid: bank, now: Date.now() });
      const homes = [others, await aHome(nick), banks];
      for (const { auctionId } of homes) expect(await bidReason(auctionId, rosa, 250_000)).toBe('ok');
      const bidsRead = async (by: SignedIn) => {
        const file = await readPerson(by.user, rosa.user.uid);
        return file.ok && file.value.bids.map(({ listingKey }) => listingKey).sort();
      };
      expect(await bidsRead(nick)).toEqual([others.listingKey]);
      expect(await bidsRead(ada)).toEqual(homes.map(({ listingKey }) => listingKey).sort());
      const suspend = () => suspendPerson(nick, rosa.user.uid, 'A chargeback.', Date.now());
      const command = { type: 'cancel', reason: 'casualty' } as const;
      for (const { auctionId } of homes.slice(1)) {
        expect(reasonOf(await suspend())).toBe('own-bidder');
        await actOnAuction(ada, { auctionId, command, why: 'Fire' }, Date.now());
      }
      expect(reasonOf(await suspend())).toBe('ok');
    });

    test('of two staff members who revoke each other at once, one keeps the role', async () => {
      for (let round = 0; round < 5; round++) {
        const [ada, ben] = [await staff('ada'), await staff('ben')];
        const taken = await Promise.all([
          setRole(ada, ben.user.uid, 'member', Date.now()),
          setRole(ben, ada.user.uid, 'member', Date.now()),
        ]);
        expect(taken.map(reasonOf).sort()).toEqual(['not-staff', 'ok']);
      }
    });

    test('does not become staff through its email address, even a verified one', async () => {
      const uid = unique('boss');
      const facts = { uid, email: `${uid}@example.com`, name: 'Boss', emailVerified: true };
      process.env.ADMIN_EMAILS = facts.email;
      expect((await saveFacts(facts, Date.now()))?.role).toBe('member');
      expect((await saveFacts({ ...facts, provenBy: 'mail' }, Date.now()))?.role).toBe('member');
      delete process.env.ADMIN_EMAILS;
    });

    test('that was never confirmed cannot be invited to staff', async () => {
      const ada = await staff('ada');
      const uid = unique('boss');
      const facts = { uid, email: `${uid}@example.com`, name: 'Boss', emailVerified: true };
      await saveFacts(facts, Date.now());
      expect(reasonOf(await inviteToStaff(ada, uid, Date.now()))).toBe('unconfirmed');
      await saveFacts({ ...facts, provenBy: 'mail' }, Date.now());
      expect(reasonOf(await inviteToStaff(ada, uid, Date.now()))).toBe('ok');
    });

    test('of a former staff member cannot bid', async () => {
      const [olive, ben, ada] = [await person('olive'), await staff('ben'), await staff('ada')];
      const { auctionId } = await aHome(olive);
      expect(reasonOf(await setRole(ada, ben.user.uid, 'member', Date.now()))).toBe('ok');
      expect(await bidReason(auctionId, ben, 250_000)).toBe('conflict-of-interest');
    });
  });

  describe('an invitation to staff', () => {
    const roleOf = async ({ user }: SignedIn) =>
      (await runtime().store.get(users, user.uid))?.data.role ?? 'none';
    const accept = async (by: SignedIn) => reasonOf(await acceptStaffInvitation(by, Date.now()));

    test('makes the person staff only once they accept, with a mail and log entries for both steps', async () => {
      const [rosa, ada] = [await person('rosa'), await staff('ada')];
      const { uid } = rosa.user;
      await sentMails();
      expect(reasonOf(await inviteToStaff(ada, uid, Date.now()))).toBe('ok');
      expect(await roleOf(rosa)).toBe('member');
      const mails = (await sentMails()).filter(({ to }) => to === rosa.user.email);
      expect(mails).toMatchObject([
        {
          subject: expect.stringMatching(/^Join the staff of /),
          text: expect.stringContaining('/dashboard/staff-invitation'),
        },
      ]);
      expect(await accept(rosa)).toBe('ok');
      expect(await roleOf(rosa)).toBe('admin');
      expect(await accept(rosa)).toBe('no-invitation');
      const file = await readPerson(ada.user, uid);
      expect(
        file.ok && file.value.log.map(({ action, by, before, after }) => [action, by.uid, before, after]),
      ).toEqual([
        ['staff-joined', uid, 'member, invited to staff', 'admin'],
        ['staff-invited', ada.user.uid, 'member', 'member, invited to staff'],
      ]);
    });

    test('works only for the invited person', async () => {
      const [rosa, sam, ada] = [await person('rosa'), await person('sam'), await staff('ada')];
      await inviteToStaff(ada, rosa.user.uid, Date.now());
      expect(await accept(sam)).toBe('no-invitation');
      await runtime().store.commit([write.delete(sessions, rosa.sessionId)]);
      expect(await accept(rosa)).toBe('signed-out');
      expect([await roleOf(rosa), await roleOf(sam)]).toEqual(['member', 'member']);
    });

    test('is void after it is declined or withdrawn', async () => {
      const [rosa, ada] = [await person('rosa'), await staff('ada')];
      const { uid } = rosa.user;
      await inviteToStaff(ada, uid, Date.now());
      expect(reasonOf(await declineStaffInvitation(rosa, Date.now()))).toBe('ok');
      expect(await accept(rosa)).toBe('no-invitation');
      expect(reasonOf(await inviteToStaff(ada, uid, Date.now() + 1))).toBe('ok');
      duringNextCommit(runtime(), async () => {
        await withdrawStaffInvitation(ada, uid, Date.now() + 2);
      });
      expect(await accept(rosa)).toBe('no-invitation');
      expect(await roleOf(rosa)).toBe('member');
    });

    test('is void if the inviter leaves staff, even at the same moment', async () => {
      const [rosa, ada, ben] = [await person('rosa'), await staff('ada'), await staff('ben')];
      await inviteToStaff(ada, rosa.user.uid, Date.now());
      duringNextCommit(runtime(), async () => {
        await setRole(ben, ada.user.uid, 'member', Date.now());
      });
      expect(await accept(rosa)).toBe('inviter-left');
      expect(await roleOf(rosa)).toBe('member');
    });
  });

  test('staff see public data and bidder names, but no maximum bid, salt or sealed reserve', async () => {
    const [olive, rosa, ada] = [await person('olive'), await person('rosa'), await staff('ada')];
    const { auctionId, listingKey } = await aHome(olive);
    const secret = 287_654_300;
    expect(await bidReason(auctionId, rosa, secret / 100)).toBe('ok');
    const seen = await Promise.all([
      findHomes(ada.user, ''),
      readHome(ada.user, listingKey),
      findPeople(ada.user, { words: '', mark: null, after: null }),
      readPerson(ada.user, rosa.user.uid),
      searchLog(ada.user, nothing, null),
      readDesk(ada.user, Date.now()),
    ]);
    expect(seen.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
    const text = JSON.stringify(seen);
    expect(text).toContain(rosa.user.uid);
    expect(text).toContain('Bidder 1');
    expect(text).not.toContain(String(secret));
    expect(text).not.toMatch(/maximumCents|"salt"/);
  });

  test('staff find homes with a paused auction first, then those with an open one', async () => {
    const [ada, word] = [await staff('ada'), unique('h')];
    const published = (name: string) =>
      aPublishedHome(runtime(), { key: `${word}-${name}`, sellerUid: 'olive', now: Date.now() });
    const [canceled, open, paused] = [await published('a'), await published('b'), await published('c')];
    for (const [{ auctionId }, command] of [
      [canceled, { type: 'cancel', reason: 'casualty' }],
      [paused, { type: 'pause' }],
    ] as const)
      expect(reasonOf(await actOnAuction(ada, { auctionId, command, why: 'Fire.' }, Date.now()))).toBe('ok');
    const find = async () => {
      const found = await findHomes(ada.user, word);
      return found.ok && found.value.map(({ listingKey }) => listingKey);
    };
    await expect.poll(find).toEqual([paused.listingKey, open.listingKey, canceled.listingKey]);
  });

  test('staff cannot bid or change a reserve', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const { auctionId } = await aHome(olive);
    expect(await bidReason(auctionId, ada, 250_000)).toBe('conflict-of-interest');
    const before = await getPublicAuction(auctionId);
    expect(before?.reserveCents).toBe(30_000_000);
    const request = { auctionId, command: { type: 'lower-reserve', amountCents: 21_000_000 }, why: 'x' };
    const lowered = await actOnAuction(ada, request as never, Date.now());
    expect(lowered.ok).toBe(false);
    expect((await getPublicAuction(auctionId))?.reserveCents).toBe(30_000_000);
  });

  test('the audit log can be searched by actor, action, subject, time and text, combined', async () => {
    const [rosa, ada] = [await person('rosa'), await person('ada', { role: 'admin', name: unique('Adela') })];
    const start = Date.now();
    const word = unique('mackerel');
    await suspendPerson(ada, rosa.user.uid, `It smelt of ${word}.`, start);
    await liftSuspension(ada, rosa.user.uid, `No ${word}, after all.`, start + 5_000);
    const found = async (search: Partial<Parameters<typeof searchLog>[1]>) => {
      const page = await searchLog(ada.user, { ...nothing, ...search }, null);
      return page.ok ? page.value.entries.map(({ action }) => action) : page.reason;
    };
    expect(await found({ words: word })).toEqual(['suspension-lifted', 'suspended']);
    expect(await found({ words: `SMELT ${word}` })).toEqual(['suspended']);
    expect(await found({ who: ada.user.name.slice(0, -1) })).toEqual(['suspension-lifted', 'suspended']);
    expect(await found({ words: word, action: 'suspended' })).toEqual(['suspended']);
    expect(await found({ words: word, about: 'person', until: start + 1 })).toEqual(['suspended']);
    expect(await found({ words: word, from: start + 1 })).toEqual(['suspension-lifted']);
    expect(await found({ words: word, about: 'auction' })).toEqual([]);
  });

  test('a report stays in the queue until staff close it with a result', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const { listingKey } = await aHome(olive);
    const sender = { address: unique('address'), at: Date.now() };
    const letter = { listingKey, reason: 'not-theirs', message: 'It is my house.', email: null } as const;
    expect(reasonOf(await sendReport(letter, null, sender))).toBe('ok');
    const queue = await waitingReports(ada);
    const report = queue.find((each) => each.listingKey === listingKey);
    expect(report).toMatchObject({ text: 'It is my house.', from: { uid: null, email: null } });
    const { reportId = '' } = report ?? {};
    const close = (why: string) => handleReport(ada, { reportId, outcome: 'no-fault', why }, Date.now());
    expect(reasonOf(await close(' '))).toBe('needs-reason');
    expect(reasonOf(await close('The deed names the seller.'))).toBe('ok');
    expect(reasonOf(await close('Again.'))).toBe('wrong-status');
    expect((await waitingReports(ada)).map((each) => each.reportId)).not.toContain(reportId);
    const file = await readReport(ada.user, reportId);
    expect(file.ok && file.value.log).toMatchObject([
      { action: 'report-handled', before: 'open', after: 'no-fault', why: 'The deed names the seller.' },
    ]);
    for (let sent = 1; sent < 10; sent++) await sendReport(letter, null, sender);
    expect(reasonOf(await sendReport(letter, null, sender))).toMatch(/^Too many reports in a short time/);
  });

  test('only a listing on the public site can be reported', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const { listingKey } = await aHome(olive);
    const letter = { reason: 'fraud', message: 'Look.', email: null } as const;
    const report = async (key: string) =>
      reasonOf(
        await sendReport({ ...letter, listingKey: key }, null, { address: unique('place'), at: Date.now() }),
      );
    expect(await report(listingKey)).toBe('ok');
    const request = { listingKey, reason: 'fraud', note: 'x' } as const;
    expect(reasonOf(await takeDown(ada, request, Date.now()))).toBe('ok');
    for (const key of [listingKey, unique('none')])
      expect(await report(key)).toBe('This listing is no longer available.');
  });

  test('the audit log hides blocked bidders from the seller of the home', async () => {
    const [nick, ada, rosa] = [await staff('nick'), await staff('ada'), await person('rosa')];
    const { auctionId, listingKey } = await aHome(nick);
    for (const reason of ['not-serious', null] as const) {
      const request = { auctionId, uid: rosa.user.uid, reason, why: 'x' };
      expect(reasonOf(await blockBidder(ada, request, Date.now()))).toBe('ok');
    }
    const read = async ({ user }: SignedIn) =>
      JSON.stringify([
        await readHome(user, listingKey).then((file) => file.ok && file.value.log),
        await readPerson(user, rosa.user.uid).then((file) => file.ok && file.value.log),
        await searchLog(user, { ...nothing, words: rosa.user.name }, null),
      ]);
    const deeds = (text: string) => text.match(/"action":"bidder-(un)?blocked"/g)?.length ?? 0;
    expect(deeds(await read(ada))).toBe(6);
    expect(deeds(await read(nick))).toBe(0);
  });

  test('the reporter of a staff member’s home is hidden from that staff member', async () => {
    const [nick, ada, rosa] = [await staff('nick'), await staff('ada'), await person('rosa')];
    const { listingKey } = await aHome(nick);
    const letter = { listingKey, reason: 'fraud', message: 'Look.', email: rosa.user.email } as const;
    for (const at of [1, 2])
      await sendReport(letter, rosa.user.uid, { address: unique('place'), at: Date.now() + at });
    const read = async (by: SignedIn) => {
      const waiting = (await waitingReports(by)).filter((each) => each.listingKey === listingKey);
      const file = await readReport(by.user, waiting[0]?.reportId ?? '');
      return JSON.stringify([waiting, file]);
    };
    const named = (text: string) => text.split(rosa.user.email).length - 1;
    expect(named(await read(ada))).toBe(4);
    const own = await read(nick);
    expect(own).toContain('Look.');
    expect(own).not.toContain(rosa.user.uid);
  });

  describe('the home of an organization', () => {
    const deeds = ['pause', 'block', 'report', 'answer', 'takedown', 'lift'] as const;

    /** Mona and Nick's organization with an answered question and a report. Ada and Rosa are not members. */
    async function aBanksHome() {
      const [mona, nick, ada, rosa] = [
        await person('mona'),
        await staff('nick'),
        await staff('ada'),
        await person('rosa'),
      ];
      const bank = toOrganizationId(unique('bank'));
      const setMembers = (...members: SignedIn[]) =>
        anOrganization(
          runtime(),
          bank,
          members.map(({ user }) => user),
        );
      await setMembers(mona, nick);
      const home = await aPublishedHome(runtime(), { key: unique('h'), sellerUid: bank, now: Date.now() });
      const { listingKey, auctionId, slug } = home;
      const [questionId, reportId] = [unique('q'), unique('r')];
      const about = { listingKey, slug, sellerId: bank, at: Date.now() };
      await runtime().store.commit([
        write.create(questions, questionId, {
          ...about,
          questionId,
          place: 'A home',
          askerId: 'rosa',
          text: 'Dry?',
          status: 'answered',
          answer: 'Yes.',
          answeredAt: about.at,
        }),
        write.create(reports, reportId, {
          ...about,
          reportId,
          title: 'A home',
          reason: 'fraud',
          text: 'x',
          status: 'open',
          from: { uid: null, email: null },
        }),
      ]);
      const act = (deed: (typeof deeds)[number], by: SignedIn, uid = rosa.user.uid) => {
        const now = Date.now();
        switch (deed) {
          case 'pause':
            return actOnAuction(by, { auctionId, command: { type: 'pause' }, why: 'x' }, now);
          case 'block':
            return blockBidder(by, { auctionId, uid, reason: 'not-serious', why: 'x' }, now);
          case 'report':
            return handleReport(by, { reportId, outcome: 'no-fault', why: 'x' }, now);
          case 'answer':
            return removeAnswer(by, questionId, 'x', now);
          case 'takedown':
            return takeDown(by, { listingKey, reason: 'fraud', note: 'x' }, now);
          case 'lift':
            return liftTakedown(by, { listingKey, why: 'x' }, now);
        }
      };
      return { ...home, mona, nick, ada, setMembers, act };
    }

    test('can be handled only by staff who are not members, and each member is notified', async () => {
      const { mona, nick, ada, act } = await aBanksHome();
      for (const deed of deeds) {
        expect([deed, reasonOf(await act(deed, nick))]).toEqual([deed, 'own-listing']);
        expect([deed, reasonOf(await act(deed, ada))]).toEqual([deed, 'ok']);
        expect([deed, reasonOf(await act(deed, nick))]).toEqual([deed, 'own-listing']);
      }
      const mails = await sentMails();
      for (const { user } of [mona, nick])
        expect(mails.flatMap(({ to, subject }) => (to === user.email ? subject : [])).sort()).toEqual([
          '2 staff decisions about your homes: 1 taken down, 1 ready to relist',
          expect.stringMatching(/^Auction paused: /),
        ]);
    });

    test('cannot have one of its members blocked as a bidder', async () => {
      const { mona, nick, ada, setMembers, act } = await aBanksHome();
      for (const { user } of [mona, nick])
        expect(reasonOf(await act('block', ada, user.uid))).toBe('no-bidder');
      await setMembers(mona);
      expect(reasonOf(await act('block', ada, nick.user.uid))).toBe('ok');
    });

    test('belongs to its members at the time of the commit, without those who have left', async () => {
      const { mona, nick, ada, setMembers, act } = await aBanksHome();
      for (const deed of deeds) {
        await setMembers(mona);
        duringNextCommit(runtime(), () => setMembers(mona, ada));
        expect([deed, reasonOf(await act(deed, ada))]).toEqual([deed, 'own-listing']);
        duringNextCommit(runtime(), () => setMembers(mona));
        expect([deed, reasonOf(await act(deed, ada))]).toEqual([deed, 'ok']);
      }
      expect(reasonOf(await act('lift', nick))).toBe('wrong-status');
    });

    test('shows its members to staff and appears on each member’s record', async () => {
      const { mona, nick, ada, listingKey } = await aBanksHome();
      const file = await readHome(ada.user, listingKey);
      expect(file.ok && file.value.sellers.map(({ uid }) => uid)).toEqual([mona.user.uid, nick.user.uid]);
      for (const { user } of [mona, nick])
        await expect
          .poll(async () => {
            const known = await readPerson(ada.user, user.uid);
            return known.ok && known.value.homes.map((home) => home.listingKey);
          })
          .toEqual([listingKey]);
    });
  });
}
