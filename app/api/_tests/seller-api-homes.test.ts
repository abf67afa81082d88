import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { apiScopes } from '@/lib/domain/organizations/integrations/api-key';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { homeEvents } from '@/lib/server/records/home-events/home-event-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { type ClosingStepRequest, stepClosing } from '@/lib/server/workflows/closings/closing-commands';
import { readDesk } from '@/lib/server/workflows/desk/queues';
import { createApiKey } from '@/lib/server/workflows/integrations/api-key-commands';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { aPdf, plainPdf } from '@/lib/server/workflows/uploads/uploads.fixture';
import { readTable } from '@/scripts/examples/move-homes';
import { confirmSteps, connect, listHomes } from '@/scripts/examples/seller-client';
import { sellerFetch, siteUrl } from './seller-api.fixture';

// Another process checks each file, which takes a second; `seller-api.test.ts` runs it.
vi.mock('@/lib/server/platform/intake/run-worker', () => ({
  examinePdf: async () => ({ ok: true, value: { pages: 1, peakBytes: 1 } }),
  async remakePhoto({ folder }: { folder: string }) {
    for (const width of photoWidths(660))
      for (const format of ['avif', 'webp']) await writeFile(join(folder, `${width}.${format}`), 'pixels');
    return { ok: true, value: { width: 660, height: 500, blurDataUrl, peakBytes: 1 } };
  },
}));
const blurDataUrl = 'data:image/webp;base64,UklGRg==';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const homeCount = atDepth(100);
const day = 86_400_000;

test(`a bank’s own system moves ${homeCount} homes from a table to closed sales, with people where the law wants them`, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [mona, ada] = [await aBidder(runtime, 'mona'), await aBidder(runtime, 'ada', { role: 'admin' })];
  const buyers = await Promise.all(
    Array.from({ length: homeCount }, (_, at) => aBidder(runtime, `buyer-${at}`)),
  );
  await anOrganization(runtime, 'org_bank', [mona.user]);
  const key = await createApiKey(
    mona,
    'org_bank',
    { name: 'Core', scopes: apiScopes.slice(), days: 365 },
    clock.now(),
  );
  if (!key.ok) throw new Error(key.reason);
  const client = connect({
    siteUrl,
    key: key.value.token,
    fetch: sellerFetch,
    // Time passes for the limits of the site.
    wait: async (ms) => clock.advance(ms),
  });

  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('....JFIF')]);
  const pdf = (text: string) => new Uint8Array(aPdf([...plainPdf, `(${text})`]));
  const rows = Array.from({ length: homeCount }, (_, at) => ({
    ...{ reference: `REO-${at}`, ...completeAnswers, parcelNumber: '' },
    street: `${at + 1} Halsey Street`,
  }));
  const homes = readTable(toTable(rows), (reference) => ({
    'front.jpg': photo,
    'ProofOfAuthority.pdf': pdf(`authority ${reference}`),
    'PropertyCondition.pdf': pdf(`condition ${reference}`),
    'ContractOfSale.pdf': pdf(`contract ${reference}`),
  }));
  const dayIn = (days: number) => new Date(clock.now() + days * day).toISOString().slice(0, 10);
  const schedule = {
    ...{ saleMode: 'published-reserve', startDate: dayIn(20), startTime: '10:00' },
    ...{ endDate: dayIn(27), endTime: '14:00', apartMinutes: 1 },
  };
  expect(await listHomes(client, homes, schedule)).toEqual([]);
  // A second run finds everything done.
  expect(await listHomes(client, homes, schedule)).toEqual([]);

  await approveAll(ada);
  clock.advance(21 * day);
  await runAuctions(clock.now());
  const { docs: open } = await runtime.store.query(listings, {});
  expect(open).toHaveLength(homeCount);
  for (const [at, { data }] of open.entries()) await bid(buyers[at], data.auctionId ?? '');
  clock.advance(8 * day);
  await runAuctions(clock.now());

  // Attorneys first; then people sign, and each side does its part.
  const attorneys = await confirmSteps(client, 'Ada Lovelace');
  expect(attorneys).toBe(homeCount);
  const sold = (await allClosings()).map(({ saleId, events, buyerId }) => ({
    saleId,
    events,
    buyer: buyers.find(({ user }) => user.uid === buyerId),
  }));
  for (const { saleId, events, buyer } of sold) {
    const { contract } = replayClosing(events);
    for (const by of [mona, buyer]) await step(by, saleId, signing(by ?? mona, contract?.sha256 ?? ''));
    for (const each of ['attorney', 'deposit-sent'] as const) await step(buyer, saleId, confirm(each));
  }
  const confirmed = [await confirmSteps(client, '')];
  for (const { saleId, buyer } of sold) await step(buyer, saleId, confirm('title'));
  confirmed.push(await confirmSteps(client, ''));
  for (const { saleId, buyer } of sold) await step(buyer, saleId, confirm('ready'));
  confirmed.push(await confirmSteps(client, ''));
  for (const { saleId, buyer } of sold) await step(buyer, saleId, confirm('closed'));
  confirmed.push(await confirmSteps(client, ''));
  expect(confirmed.reduce((sum, each) => sum + each, 0)).toBe(4 * homeCount);
  expect(await confirmSteps(client, '')).toBe(0);

  const { docs } = await runtime.store.query(listings, {});
  expect(docs.map(({ data }) => [data.standardStatus, data.closePriceCents])).toEqual(
    docs.map(() => ['Closed', 32_000_000]),
  );
  const { docs: events } = await runtime.store.query(homeEvents, {
    orderBy: [{ field: 'at', direction: 'asc' }],
  });
  const ofOne = events.filter(({ data }) => data.data.homeId === docs[0]?.id).map(({ data }) => data.type);
  expect([...new Set(ofOne)].sort()).toEqual([
    ...['auction.closed', 'auction.opened', 'auction.scheduled', 'closing.opened', 'closing.step'],
    ...['draft.created', 'draft.submitted', 'home.published', 'home.sold'],
  ]);
}, 600_000);

/** The answers as a table. */
function toTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`;
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');
}

test('the client waits as long as it is told, then asks again', async () => {
  const waits: number[] = [];
  const answers = [429, 503, 200].map((status) =>
    Response.json({ fields: [] }, { status, headers: { 'retry-after': '7' } }),
  );
  const ask = async () => answers.shift() ?? Response.error();
  const wait = async (ms: number) => waits.push(ms);
  const client = connect({ siteUrl, key: 'bony', fetch: ask, wait });
  expect((await client.GET('/api/v1/fields')).data).toEqual({ fields: [] });
  expect(waits).toEqual([7_000, 7_000]);
});

test('the client names each home and field that is refused, and what to do', async () => {
  const nora = await aBidder(runtime, 'nora');
  await anOrganization(runtime, 'org_other', [nora.user]);
  const asked = { name: 'Core', scopes: apiScopes.slice(), days: 365 } as const;
  const key = await createApiKey(nora, 'org_other', asked, clock.now());
  if (!key.ok) throw new Error(key.reason);
  const client = connect({ siteUrl, key: key.value.token, fetch: sellerFetch });
  const dayIn = (days: number) => new Date(clock.now() + days * day).toISOString().slice(0, 10);
  const schedule = {
    ...{ saleMode: 'published-reserve', startDate: dayIn(20), startTime: '10:00' },
    ...{ endDate: dayIn(27), endTime: '14:00', apartMinutes: 1 },
  };
  const list = (answers: Readonly<Record<string, string>>, more: Partial<typeof schedule> = {}) =>
    listHomes(client, [{ reference: 'REO-7', answers, photos: [], documents: [] }], { ...schedule, ...more });
  await expect(list({ strete: '1 Elm Street' })).rejects.toThrow(
    'REO-7: The request is invalid. See “errors.”\n  answers.strete: Unknown field. See GET /api/v1/fields.',
  );
  await expect(list({ street: '1 Elm Street' }, { endDate: dayIn(1) })).rejects.toThrow(
    /^Schedule: .*\n {2}end/,
  );
  const [left] = await list({ street: '1 Elm Street' });
  expect(left).toMatchObject({
    reference: 'REO-7',
    detail: expect.stringContaining('Something is still missing'),
  });
  expect(left?.open.map(({ field }) => field)).toContain('postalCode');
  const stranger = connect({ siteUrl, key: 'bony_x', fetch: sellerFetch });
  await expect(confirmSteps(stranger, '')).rejects.toThrow(/^Sales: This key doesn’t work/);
  const proxy = connect({ siteUrl, key: 'k', fetch: async () => new Response('<html>', { status: 404 }) });
  await expect(confirmSteps(proxy, '')).rejects.toThrow('answered 404. Check the address of the site.');
  const down = connect({ siteUrl, key: 'k', fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(confirmSteps(down, '')).rejects.toThrow(`No response from ${siteUrl}.`);
});

test('a table without a reference, or with the same twice, is refused with its row', () => {
  const read = (text: string) => () => readTable(text, () => ({}));
  expect(read('reference,street\nA,1 Elm\n,2 Elm')).toThrow('Row 3: enter a reference.');
  expect(read('reference,street\nA,1 Elm\nA,2 Elm')).toThrow('Row 3: A is the reference of an earlier row.');
});

async function approveAll(by: SignedIn): Promise<void> {
  for (;;) {
    const desk = await readDesk(by.user, clock.now());
    if (!desk.ok || desk.value.reviews.length === 0) return;
    for (const { draft } of desk.value.reviews) {
      const { draftId, standing } = draft;
      const approval = { type: 'approve', submission: standing.submission, specialReview: '' } as const;
      expect(await decideSubmission(by, draftId, approval, clock.now())).toMatchObject({ ok: true });
    }
  }
}

async function bid(by: SignedIn | undefined, auctionId: string): Promise<void> {
  if (!by) throw new Error('Each home has a buyer');
  const maximum = { maximumCents: 40_000_000, confirmedMaximumCents: 40_000_000 };
  const place = { auctionId, by, key: `bid-on-${auctionId}`, requestId: 'r', receivedAt: clock.now() };
  expect(await placeBid({ ...place, ...maximum })).toMatchObject({ ok: true });
}

async function allClosings() {
  const { docs } = await runtime.store.query(closings, {
    where: [{ field: 'sellerId', op: '==', value: 'org_bank' }],
    orderBy: [{ field: 'openedAt', direction: 'desc' }],
  });
  expect(docs).toHaveLength(homeCount);
  return docs.map(({ data }) => data);
}

async function step(by: SignedIn | undefined, saleId: string, request: ClosingStepRequest): Promise<void> {
  if (!by) throw new Error('Each sale has a buyer');
  // A person takes a while for each.
  clock.advance(2_000);
  expect(await stepClosing(by, saleId, request, clock.now())).toMatchObject({ ok: true });
}

const signing = ({ user }: SignedIn, sha256: string): ClosingStepRequest => ({
  ...{ type: 'sign', name: legalNameOf(user), authority: 'Vice president', hasConsented: true },
  ...{ sha256, fileKey: '', escrow: { name: 'Eve', firm: 'Escrow LLP', phone: '' } },
});

const confirm = (name: 'attorney' | 'deposit-sent' | 'title' | 'ready' | 'closed'): ClosingStepRequest => ({
  ...{ type: 'confirm', step: name, note: 'Grace Hopper', hasConsented: true },
});
