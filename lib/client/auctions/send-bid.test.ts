import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import { forgetBid, lookUpBid, type PendingBid, recallBid, renewBid, sendBid } from './send-bid';

const bid: PendingBid = { auctionId: 'a1', key: 'k1', uid: 'u1', maximumCents: 25_000_000 };
const receipt: BidReceipt = {
  auctionId: 'a1',
  seq: 7,
  hash: 'f'.repeat(64),
  alias: 'Bidder 3',
  maximumCents: cents(25_000_000),
  salt: '0'.repeat(64),
  commitment: '1'.repeat(64),
  standing: 'leading',
  priceBeforeCents: cents(20_000_000),
  priceAfterCents: cents(20_000_000),
  endsAtBefore: '2026-11-21T20:00:00.000Z',
  endsAtAfter: '2026-11-21T20:00:00.000Z',
  receivedAt: '2026-11-21T19:00:00.000Z',
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (status: number, body: object, headers = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

function aTab(...script: (() => Promise<Response>)[]) {
  const stored = new Map<string, string>();
  const sent: { method: string; key: string | null; body: unknown; wasStored: boolean }[] = [];
  const waits: number[] = [];
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const fetch = (_: RequestInfo | URL, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    const body = init?.body === undefined ? null : JSON.parse(String(init.body));
    sent.push({ method: init?.method ?? 'GET', key, body, wasStored: stored.size === 1 });
    return (script[sent.length - 1] ?? lost)();
  };
  const wait = async (ms: number) => {
    waits.push(ms);
    vi.setSystemTime(Date.now() + ms);
  };
  return { ports: { fetch, storage, wait }, storage, sent, waits, stored };
}

let tab: ReturnType<typeof aTab>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  tab = aTab(answers(201, receipt));
});
afterEach(() => vi.useRealTimers());

const methods = () => tab.sent.map(({ method }) => method);
const busy = answers(503, { reason: 'busy' }, { 'retry-after': '1' });
const missing = answers(200, { answer: null });

describe('sending a bid', () => {
  it('stores the bid before sending it and removes it with the receipt', async () => {
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'accepted', receipt });
    expect(tab.sent).toEqual([
      { method: 'POST', key: 'k1', body: { maximumCents: 25_000_000 }, wasStored: true },
    ]);
    expect(tab.stored.size).toBe(0);
  });

  it('sends the confirmed maximum along', async () => {
    await sendBid({ ...bid, confirmedMaximumCents: 25_000_000 }, tab.ports);
    expect(tab.sent[0]?.body).toEqual({ maximumCents: 25_000_000, confirmedMaximumCents: 25_000_000 });
  });

  it('repeats a bid with the same salt and signature, and a renewed one without them', async () => {
    const salt = '2'.repeat(64);
    const signatures = [{ alias: 'Bidder 3', signature: 'c2ln' }];
    const signed = { key: 'ed25519:a2V5', head: 6, signatures };
    tab = aTab(busy, answers(201, receipt));
    await sendBid({ ...bid, salt, signed }, tab.ports);
    const body = { maximumCents: 25_000_000, salt, signed };
    expect(tab.sent.map((each) => each.body)).toEqual([body, body]);
    const { key: _, ...renewed } = renewBid({ ...bid, salt, signed });
    expect(renewed).toEqual({ auctionId: 'a1', uid: 'u1', maximumCents: 25_000_000 });
  });

  it('sends the bid at once without its signature if the server refuses that, and only that', async () => {
    const signed = { key: 'ed25519:a2V5', head: 6, signatures: [] };
    tab = aTab(answers(422, { reason: 'wrong-signature' }), answers(201, receipt));
    expect((await sendBid({ ...bid, salt: '2', signed }, tab.ports)).kind).toBe('accepted');
    expect(tab.sent.map(({ key, body }) => [key, body])).toEqual([
      ['k1', { maximumCents: 25_000_000, salt: '2', signed }],
      ['k1', { maximumCents: 25_000_000, salt: '2' }],
    ]);
    expect(tab.waits).toEqual([]);
  });

  it('sends the bid without its signature also on the last try, and believes what the server answers', async () => {
    const signed = { key: 'ed25519:a2V5', head: 6, signatures: [] };
    const wrong = answers(422, { reason: 'wrong-signature' });
    tab = aTab(busy, busy, wrong, answers(201, receipt));
    expect((await sendBid({ ...bid, signed }, tab.ports)).kind).toBe('accepted');
    expect(methods()).toEqual(['POST', 'POST', 'POST', 'POST']);
    tab = aTab(wrong, answers(429, { reason: 'rate-limited' }));
    expect((await sendBid({ ...bid, signed }, tab.ports)).kind).toBe('refused');
    expect(methods()).toEqual(['POST', 'POST']);
  });

  it('treats a busy server as undecided, and waits as long as the server asks', async () => {
    tab = aTab(answers(503, { reason: 'busy' }, { 'retry-after': '3' }), answers(201, receipt));
    expect((await sendBid(bid, tab.ports)).kind).toBe('accepted');
    expect(tab.sent.map(({ method, key }) => [method, key])).toEqual([
      ['POST', 'k1'],
      ['POST', 'k1'],
    ]);
    expect(tab.waits).toEqual([3000]);
  });

  it('uses the time of a receipt as the current time only on the first try', async () => {
    const times: string[] = [];
    const listening = () => ({ ...tab.ports, onClock: (time: string) => void times.push(time) });
    tab = aTab(lost, answers(200, { answer: { ok: true, value: receipt } }));
    await sendBid(bid, listening());
    tab = aTab(busy, answers(201, receipt));
    await sendBid(bid, listening());
    expect(times).toEqual([]);
    await sendBid({ ...bid, key: 'k2' }, { ...listening(), fetch: answers(201, receipt) });
    expect(times).toEqual([receipt.receivedAt]);
  });

  it('does not treat "too many requests" as the outcome of a bid that a busy server may already have', async () => {
    const tooMany = answers(429, { reason: 'rate-limited' }, { 'retry-after': '2' });
    tab = aTab(busy, tooMany, answers(200, { answer: { ok: true, value: receipt } }));
    expect((await sendBid(bid, tab.ports)).kind).toBe('accepted');
    expect(methods()).toEqual(['POST', 'POST', 'DELETE']);
    tab = aTab(tooMany);
    expect((await sendBid(bid, tab.ports)).kind).toBe('refused');
  });

  it('repeats a bid only within 5 seconds, then asks whether the server has it', async () => {
    const startedAt = Date.now();
    tab = aTab(busy, busy, busy, missing);
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'unplaced' });
    expect(methods()).toEqual(['POST', 'POST', 'POST', 'DELETE']);
    expect(Date.now() - startedAt).toBeLessThanOrEqual(5_000);
    tab = aTab(answers(503, { reason: 'busy' }, { 'retry-after': '60' }), missing);
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'unplaced' });
    expect([methods(), tab.waits]).toEqual([['POST', 'DELETE'], []]);
  });

  it('does not repeat a bid after the device slept', async () => {
    tab = aTab(busy, missing);
    const wait = async (ms: number) => void vi.setSystemTime(Date.now() + ms + 3_600_000);
    expect(await sendBid(bid, { ...tab.ports, wait })).toEqual({ kind: 'unplaced' });
    expect(methods()).toEqual(['POST', 'DELETE']);
  });

  it('does not repeat a refused bid, and removes it', async () => {
    tab = aTab(answers(409, { reason: 'too-low', minimumCents: 26_000_000 }));
    expect(await sendBid(bid, tab.ports)).toEqual({
      kind: 'refused',
      problem: { status: 409, reason: 'too-low', detail: null, minimumCents: 26_000_000 },
    });
    expect(tab.sent).toHaveLength(1);
    expect(tab.stored.size).toBe(0);
  });
});

describe('a bid whose connection failed', () => {
  it('gets its receipt without being sent again if the server has it', async () => {
    tab = aTab(lost, lost, answers(200, { answer: { ok: true, value: receipt } }));
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'accepted', receipt });
    expect(methods()).toEqual(['POST', 'DELETE', 'DELETE']);
    expect(new Set(tab.sent.map(({ key }) => key))).toEqual(new Set(['k1']));
    expect(tab.stored.size).toBe(0);
  });

  it('is also looked up after a timeout, a truncated receipt or a server error', async () => {
    for (const broken of [
      () => Promise.resolve(new Response('{"seq":', { status: 201 })),
      answers(408, { reason: 'too-slow' }),
      answers(500, {}),
      answers(502, {}),
      answers(503, {}),
      () => Promise.resolve(new Response('<h1>No healthy backend</h1>', { status: 503 })),
      answers(503, { reason: 'disk-full' }, { 'retry-after': '60' }),
      answers(503, { reason: 'unreadable' }, { 'retry-after': '60' }),
    ]) {
      tab = aTab(broken, answers(200, { answer: { ok: true, value: receipt } }));
      expect((await sendBid(bid, tab.ports)).kind).toBe('accepted');
      expect(methods()).toEqual(['POST', 'DELETE']);
    }
  });

  it('is not sent again if it never arrived, and stays stored until the bidder decides', async () => {
    tab = aTab(lost, missing);
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'unplaced' });
    expect(methods()).toEqual(['POST', 'DELETE']);
    expect(recallBid('a1', 'u1', tab.storage)).toEqual(bid);
  });

  it('is refused with the reason if the rules refused it', async () => {
    const refused = { ok: false, reason: { reason: 'too-low', minimumCents: 26_000_000 } };
    tab = aTab(lost, answers(200, { answer: refused }));
    expect(await sendBid(bid, tab.ports)).toEqual({
      kind: 'refused',
      problem: { status: 409, reason: 'too-low', detail: null, minimumCents: 26_000_000 },
    });
    expect(tab.stored.size).toBe(0);
  });

  it('is unknown and stays stored while the server cannot be reached', async () => {
    tab = aTab(lost, lost, answers(401, {}), answers(503, {}), lost);
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'unknown' });
    expect(methods()).toEqual(['POST', 'DELETE', 'DELETE', 'DELETE', 'DELETE']);
    expect(recallBid('a1', 'u1', tab.storage)).toEqual(bid);
  });

  it('is placed again by its bidder under a new key with the same body', async () => {
    const whole = { ...bid, confirmedMaximumCents: 25_000_000, acceptsLeadPaint: true } as const;
    tab = aTab(lost, missing, answers(201, receipt));
    await sendBid(whole, tab.ports);
    const recalled = recallBid('a1', 'u1', tab.storage);
    expect(recalled && (await sendBid(renewBid(recalled), tab.ports))).toEqual({ kind: 'accepted', receipt });
    const [first, , second] = tab.sent;
    expect(second).toEqual({ ...first, key: expect.stringMatching(/^[\w-]{36}$/) });
    expect(tab.stored.size).toBe(0);
  });

  it('is unplaced if a copy of the tab withdrew it first', async () => {
    tab = aTab(answers(409, { reason: 'withdrawn' }));
    expect(await sendBid(bid, tab.ports)).toEqual({ kind: 'unplaced' });
    expect(recallBid('a1', 'u1', tab.storage)).toEqual(bid);
  });

  it('is looked up after a reload, not sent', async () => {
    tab = aTab(missing);
    expect(await lookUpBid(bid, tab.ports)).toEqual({ kind: 'unplaced' });
    expect(methods()).toEqual(['DELETE']);
  });

  it('does not remove a newer stored bid when its answer comes late', async () => {
    const newer = { ...bid, key: 'k2' };
    tab = aTab(answers(200, { answer: { ok: true, value: receipt } }));
    tab.storage.setItem('bid:a1', JSON.stringify(newer));
    expect((await lookUpBid(bid, tab.ports)).kind).toBe('accepted');
    expect(recallBid('a1', 'u1', tab.storage)).toEqual(newer);
  });

  it('can be a purchase, which uses its own URL', async () => {
    const purchase = { ...bid, isPurchase: true } as const;
    const bought = { auctionId: 'a1', seq: 9, saleId: 's' };
    tab = aTab(lost, answers(200, { answer: { ok: true, value: bought } }));
    expect(await sendBid(purchase, tab.ports)).toEqual({ kind: 'bought', receipt: bought });
    tab = aTab(lost, missing);
    expect(await sendBid(purchase, tab.ports)).toEqual({ kind: 'unplaced' });
    expect(methods()).toEqual(['POST', 'DELETE']);
  });
});

describe('a stored bid after a reload', () => {
  it('is restored only for the person who made it', async () => {
    tab = aTab();
    await sendBid(bid, tab.ports);
    expect(recallBid('a1', 'u2', tab.storage)).toBeNull();
    expect(tab.stored.size).toBe(0);
  });

  it('is gone after it was given up, and a corrupt record counts as none', async () => {
    tab = aTab();
    await sendBid(bid, tab.ports);
    forgetBid('a1', tab.storage);
    expect(recallBid('a1', 'u1', tab.storage)).toBeNull();
    tab.storage.setItem('bid:a1', '{"auctionId":"a1"');
    expect(recallBid('a1', 'u1', tab.storage)).toBeNull();
  });
});

it('a bid is sent even if the browser cannot store it', async () => {
  const tab = aTab(answers(201, receipt));
  const storage = {
    ...tab.storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(await sendBid(bid, { ...tab.ports, storage })).toMatchObject({ kind: 'accepted' });
});
