import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BidAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import { publicStateOf, replay } from '@/lib/domain/auctions/state/state';
import { verify } from '@/lib/domain/auctions/verify/verify';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction, setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { auctionEvents, auctionSecrets, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { needsFirestore } from '@/lib/skipped.fixture';
import { placeBid } from './place-bid';
import { signedBidsContract } from './signed-bids.contract';
import { withdrawUnanswered } from './withdraw-unanswered';

const emulator = await startFirestoreEmulator();
const parts = {
  files: openDiskFiles('never-written'),
  fileLinkKey: 'a key for tests',
  mail: { send: async () => {} },
};

describe.skipIf(!emulator)('simultaneous bidders over two connections to Firestore', needsFirestore, () => {
  const runtimes: Runtime[] = [];
  const crowd: SignedIn[] = [];

  beforeAll(async () => {
    for (let n = 0; n < 2; n++)
      runtimes.push({ ...parts, store: openFirestoreStore({ projectId: 'demo-bids' }) });
    setRuntime(runtimeOf(0));
    for (let n = 0; n < 40; n++) crowd.push(await aBidder(runtimeOf(0), `c${n}`));
    await round('warm-up', 40);
  }, 60_000);
  afterAll(() => Promise.all(runtimes.map(({ store }) => store.close())));

  function runtimeOf(n: number): Runtime {
    const runtime = runtimes[n % 2];
    if (!runtime) throw new Error('no store is open');
    return runtime;
  }

  /** Bidder n runs in process n modulo two, each $10,000 above the previous. Repeats a bid after `busy`. */
  async function round(auctionId: string, count: number) {
    await aStoredAuction(runtimeOf(0), auctionId);
    const send = async (by: SignedIn, n: number, tries = 5): Promise<BidAnswer> => {
      // `placeBid` takes its store at once.
      setRuntime(runtimeOf(n));
      const maximumCents = 30_000_000 + n * 1_000_000;
      const amounts = { maximumCents, confirmedMaximumCents: maximumCents };
      const times = { receivedAt: Date.now(), requestId: 'r' };
      const answer = await placeBid({ auctionId, by, key: `${auctionId}-${n}`, ...amounts, ...times });
      const isBusy = !answer.ok && answer.reason.reason === 'busy';
      return isBusy && tries > 1 ? send(by, n, tries - 1) : answer;
    };
    return Promise.all(crowd.slice(0, count).map((by, n) => send(by, n)));
  }

  async function expectSound(auctionId: string, accepted: number): Promise<void> {
    const { store } = runtimeOf(1);
    const { docs } = await store.query(auctionEvents, {
      where: [{ field: 'auctionId', op: '==', value: auctionId }],
      orderBy: [{ field: 'seq', direction: 'asc' }],
    });
    const state = replay(docs.map(({ data }) => data.event));
    expect(docs.map(({ data }) => data.seq)).toEqual(Array.from({ length: accepted + 1 }, (_, n) => n + 1));
    expect(state && publicStateOf(state)).toEqual((await store.get(auctions, auctionId))?.data.state);
    expect(state?.secret).toEqual((await store.get(auctionSecrets, auctionId))?.data);
    expect(verify((await getLedger(auctionId)) ?? []).fault).toBeNull();
  }

  test.each([
    [2, 20],
    [5, 6],
    [40, 2],
  ])(
    '%i bidders in %i auctions: the highest wins, and every ledger replays to its state',
    async (count, rounds) => {
      for (let n = 0; n < rounds; n++) {
        const id = `crowd-${count}-${n}`;
        const answers = await round(id, count);
        const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason.reason]));
        expect(refused.filter((reason) => reason !== 'too-low')).toEqual([]);
        const secret = await runtimeOf(0).store.get(auctionSecrets, id);
        expect(secret?.data.leader?.bidderId).toBe(`c${count - 1}`);
        await expectSound(id, count - refused.length);
      }
    },
    120_000,
  );

  test('a bid that another process looks up meanwhile is either answered or withdrawn', async () => {
    const auctionId = 'asked-meanwhile';
    await aStoredAuction(runtimeOf(0), auctionId);
    const outcomes = [];
    for (const [n, by] of crowd.slice(0, 20).entries()) {
      const request = { auctionId, by, key: `asked-${n}`, receivedAt: Date.now(), requestId: 'r' };
      const maximumCents = 30_000_000 + n * 1_000_000;
      setRuntime(runtimeOf(0));
      const placing = placeBid({ ...request, maximumCents, confirmedMaximumCents: maximumCents });
      // Each round asks a little later while the bid is in progress.
      await new Promise((resolve) => setTimeout(resolve, n));
      setRuntime(runtimeOf(1));
      const [placed, found] = await Promise.all([placing, withdrawUnanswered(request)]);
      expect(found.ok).toBe(true);
      if (found.ok && found.value) expect(found.value).toEqual(placed);
      else expect(placed).toMatchObject({ ok: false, reason: { reason: 'withdrawn' } });
      outcomes.push(placed.ok);
    }
    await expectSound(auctionId, outcomes.filter(Boolean).length);
  }, 60_000);

  signedBidsContract(() => {
    setRuntime(runtimeOf(0));
    return runtimeOf(0);
  });
});
