import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sellerApiDocument } from '@/lib/copy/open-data/seller-api/document';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { keyLimit } from '@/lib/domain/open-data/seller-api/limits';
import { apiScopes, ROTATION_GRACE_MS } from '@/lib/domain/organizations/integrations/api-key';
import { cents } from '@/lib/domain/shared/money';
import { apiKeys } from '@/lib/server/people/api-keys/api-key-collections';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { authenticateKey } from '@/lib/server/people/sessions/authenticate-key';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { requestIdOf } from '@/lib/server/records/api-requests/answer-once';
import { apiRequests } from '@/lib/server/records/api-requests/api-request-collections';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { askQuestion } from '@/lib/server/records/inquiries/questions';
import { dissolveOrganization } from '@/lib/server/workflows/accounts/dissolve-organization';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { stepClosing } from '@/lib/server/workflows/closings/closing-commands';
import { openClosing } from '@/lib/server/workflows/closings/record-closing';
import { detailOf } from '@/lib/server/workflows/integrations/api/problems';
import {
  createApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@/lib/server/workflows/integrations/api-key-commands';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import {
  dismissMember,
  inviteMember,
  setMemberRole,
} from '@/lib/server/workflows/organizations/organization-commands';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { aPdf, plainPdf } from '@/lib/server/workflows/uploads/uploads.fixture';
import { renderSellerApiTypes } from '@/scripts/examples/render-types';
import { folderOf, operations, send } from './seller-api.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const mona = await aBidder(runtime, 'mona');
const nora = await aBidder(runtime, 'nora');
const rosa = await aBidder(runtime, 'rosa');
await anOrganization(runtime, 'org_a', [mona.user, nora.user]);
await anOrganization(runtime, 'org_b', [nora.user]);

async function aKey(scopes = apiScopes.slice(), by: SignedIn = mona, organisationId = 'org_a') {
  const made = await createApiKey(by, organisationId, { name: 'Core', scopes, days: 30 }, clock.now());
  if (!made.ok) throw new Error(made.reason);
  return { token: made.value.token, keyId: made.value.key.keyId };
}
const { token } = await aKey();
const { token: otherToken } = await aKey(apiScopes.slice(), nora, 'org_b');

const reasonOf = async (response: Promise<Response> | Response) => {
  const { status, reason } = await (await response).json();
  return [status, reason];
};
const aDraft = async (answers: Record<string, string> = {}, by = token) => {
  const response = await send('POST /drafts', { token: by, body: { answers } });
  return { tag: response.headers.get('etag') ?? '', ...(await response.json()) };
};
const photo = (red: number) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

describe('the description', () => {
  const document = sellerApiDocument({
    siteName: 'Homes',
    siteUrl: 'https://x.example',
    contactMail: 'a@b.example',
  });

  test('is valid OpenAPI 3.1 and names every route, and each route is an operation', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toMatchObject({
      valid: true,
    });
    const routes = readdirSync('app/api/v1', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('route.ts') && !file.startsWith('openapi.json'))
      .flatMap((file) => {
        const text = readFileSync(`app/api/v1/${file}`, 'utf8');
        return [...text.matchAll(/export const ([A-Z]+) = sellerRoute\('(\w+)'/g)].map(
          ([, method, id]) => `${method} /${file.replace('/route.ts', '')} ${id}`,
        );
      });
    const described = operations.map(
      (operation) => `${operation.method} ${folderOf(operation)} ${operation.operationId}`,
    );
    expect(routes.sort()).toEqual(described.sort());
  });

  test('has current types for the example client', async () => {
    expect(readFileSync('scripts/examples/seller-api.ts', 'utf8')).toBe(await renderSellerApiTypes());
  });
});

describe('a key', () => {
  test('is refused when missing, mistyped, revoked or expired', async () => {
    const [revoked, expired] = [await aKey(), await aKey()];
    await revokeApiKey(mona, 'org_a', revoked.keyId, clock.now());
    const stored = (await runtime.store.get(apiKeys, expired.keyId))?.data;
    if (!stored) throw new Error('It was stored');
    await runtime.store.commit([write.set(apiKeys, expired.keyId, { ...stored, expiresAt: clock.now() })]);
    expect(await reasonOf(send('GET /drafts'))).toEqual([401, 'no-key']);
    for (const wrong of [`${token}x`, `${token.slice(0, -1)}?`, 'nonsense', revoked.token, expired.token])
      expect(await reasonOf(send('GET /drafts', { token: wrong }))).toEqual([401, 'invalid-key']);
    expect((await send('GET /drafts', { token })).status).toBe(200);
  });

  test('is stored only as a hash, and its use is recorded', async () => {
    const { token: secret, keyId } = await aKey();
    const before = (await runtime.store.get(apiKeys, keyId))?.data;
    expect(JSON.stringify(before)).not.toContain(secret.slice(20));
    expect(before?.lastUsedAt).toBeNull();
    await send('GET /drafts', { token: secret });
    expect((await runtime.store.get(apiKeys, keyId))?.data.lastUsedAt).toBeGreaterThan(0);
  });

  test('may do only what its scopes say', async () => {
    for (const operation of operations) {
      const scopes = apiScopes.filter((scope) => scope.split(':')[0] !== operation.scope.split(':')[0]);
      const { token: narrow } = await scopedKey(scopes);
      const path = operation.path.replace(/\{\w+\}/g, 'x');
      expect(
        await reasonOf(
          send(`${operation.method} ${path}`, {
            token: narrow,
            body: operation.method === 'GET' ? undefined : {},
          }),
        ),
      ).toEqual([403, 'missing-scope']);
    }
    const { token: writer } = await scopedKey(['drafts:write']);
    expect((await send('GET /drafts', { token: writer })).status).toBe(200);
    const { token: reader } = await scopedKey(['drafts:read']);
    expect(await reasonOf(send('POST /drafts', { token: reader, body: {} }))).toEqual([403, 'missing-scope']);
  });

  const known = new Map<string, Awaited<ReturnType<typeof aKey>>>();
  /** One key for each set of scopes, because their number is limited. */
  async function scopedKey(scopes: (typeof apiScopes)[number][]) {
    const id = scopes.join();
    const key = known.get(id) ?? (await aKey(scopes));
    known.set(id, key);
    return key;
  }

  test('keeps its former secret for a week after a rotation, and then only the new one', async () => {
    const { token: former, keyId } = await aKey();
    const rotated = await rotateApiKey(mona, 'org_a', keyId, clock.now());
    if (!rotated.ok) throw new Error(rotated.reason);
    const holds = async (secret: string, now: number) => {
      const request = new Request('https://x.example', { headers: { authorization: `Bearer ${secret}` } });
      return (await authenticateKey(request, now)).ok;
    };
    const now = clock.now();
    expect(await holds(former, now)).toBe(true);
    expect(await holds(rotated.value.token, now)).toBe(true);
    expect(await holds(former, now + ROTATION_GRACE_MS)).toBe(false);
    expect(await holds(rotated.value.token, now + ROTATION_GRACE_MS)).toBe(true);
  });

  test('is made and ended only by managers, who leave entries in the audit log', async () => {
    const now = clock.now();
    const request = { name: 'Core', scopes: ['drafts:read'], days: 30 } as const;
    expect(await createApiKey(nora, 'org_a', request, now)).toEqual({ ok: false, reason: 'not-manager' });
    expect(await createApiKey(rosa, 'org_a', request, now)).toEqual({ ok: false, reason: 'not-found' });
    const { keyId } = await aKey();
    expect(await revokeApiKey(nora, 'org_b', keyId, now)).toEqual({ ok: false, reason: 'no-such-key' });
    await revokeApiKey(mona, 'org_a', keyId, now);
    const { docs } = await runtime.store.query(audit, {
      where: [{ field: 'terms', op: 'array-contains', value: 'is:key-revoked' }],
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: 1,
    });
    expect(docs[0]?.data).toMatchObject({ subject: 'org_a', by: { uid: 'mona' }, before: 'Core' });
  });

  test('stays the organization’s when its creator is removed, and ends with the organization', async () => {
    await anOrganization(runtime, 'org_c', [rosa.user, mona.user]);
    const { token: secret } = await aKey(['drafts:read'], rosa, 'org_c');
    await setMemberRole(rosa, 'org_c', { uid: 'mona', role: 'manager' }, Date.now());
    await dismissMember(mona, 'org_c', 'rosa', clock.now());
    expect((await send('GET /drafts', { token: secret })).status).toBe(200);
    expect(await dissolveOrganization(mona, 'org_c', clock.now())).toMatchObject({ ok: true });
    const { docs } = await runtime.store.query(apiKeys, {
      where: [{ field: 'organisationId', op: '==', value: 'org_c' }],
    });
    expect(docs).toEqual([]);
    expect(await reasonOf(send('GET /drafts', { token: secret }))).toEqual([401, 'invalid-key']);
  });

  test('cannot bid, sign, review or manage members, even through the commands themselves', async () => {
    const held = await authenticateKey(
      new Request('https://x.example', { headers: { authorization: `Bearer ${token}` } }),
      clock.now(),
    );
    if (!held.ok) throw new Error(held.reason);
    const { by } = held.value;
    const now = clock.now();
    const { auctionId } = await aPublishedHome(runtime, { key: 'hbidding', sellerUid: 'rosa', now });
    const maximum = { maximumCents: 40_000_000, confirmedMaximumCents: 40_000_000 };
    const bid = { auctionId, by, key: 'a-bid', requestId: 'r', receivedAt: now, ...maximum };
    expect((await placeBid(bid)).ok).toBe(false);
    const closingId = await aClosing('hsigning');
    const escrow = { name: 'Eve', firm: 'Escrow LLP', phone: '' };
    const names = { name: by.user.name, authority: 'System', sha256: 'a'.repeat(64), fileKey: '' };
    const signing = { type: 'sign', ...names, hasConsented: true, escrow } as const;
    expect(await stepClosing(by, closingId, signing, now)).toEqual({ ok: false, reason: 'not-a-party' });
    const { id } = await aDraft();
    const approval = { type: 'approve', submission: 1, specialReview: '' } as const;
    expect((await decideSubmission(by, id, approval, now)).ok).toBe(false);
    const invitation = { email: 'x@example.com', role: 'manager' } as const;
    expect(await inviteMember(by, 'org_a', invitation, now)).toEqual({ ok: false, reason: 'not-manager' });
  });
});

async function aClosing(key: string): Promise<string> {
  const now = clock.now();
  const { auctionId, slug } = await aPublishedHome(runtime, { key, sellerUid: 'org_a', now });
  const facts = { listingKey: key, slug, sellerId: 'org_a', buyerId: 'rosa', priceCents: cents(30_000_000) };
  const cameFrom = { kind: 'auction', auctionId } as const;
  await runtime.store.transact((tx) => openClosing(tx, { ...facts, cameFrom, at: now }));
  const { items } = await (await send('GET /closings', { token })).json();
  return items.find(({ homeId }: { homeId: string }) => homeId === key).id;
}

describe('a draft', () => {
  test('is created, read, changed under its version, and deleted', async () => {
    const { id, tag, version } = await aDraft({ street: '1 Elm Street', postalCode: '14850' });
    const read = await send(`GET /drafts/${id}`, { token });
    expect(read.headers.get('etag')).toBe(tag);
    expect(tag).toBe(`"${version}"`);
    const change = (headers: Record<string, string>) =>
      send(`PATCH /drafts/${id}`, { token, headers, body: { answers: { stories: '2', postalCode: null } } });
    expect(await reasonOf(change({}))).toEqual([428, 'needs-if-match']);
    const changed = await change({ 'if-match': tag });
    expect((await changed.json()).answers).toMatchObject({ street: '1 Elm Street', stories: '2' });
    expect(changed.headers.get('etag')).not.toBe(tag);
    expect(await reasonOf(change({ 'if-match': tag }))).toEqual([412, 'outdated-version']);
    expect((await send(`DELETE /drafts/${id}`, { token })).status).toBe(204);
    expect(await reasonOf(send(`GET /drafts/${id}`, { token }))).toEqual([404, 'not-found']);
  });

  test('names unknown fields and what a submission still needs', async () => {
    const wrong = await send('POST /drafts', { token, body: { answers: { strete: 'x' } } });
    expect(await wrong.json()).toMatchObject({
      reason: 'invalid-request',
      errors: [{ field: 'answers.strete' }],
    });
    const { id, open } = await aDraft({ street: '2 Elm Street' });
    expect(open.length).toBeGreaterThan(5);
    const refused = await send(`POST /drafts/${id}/submission`, { token, body: {} });
    expect(await refused.json()).toMatchObject({
      ...{ status: 409, reason: 'rules' },
      errors: open.map((each: { field: string | null; text: string }) => ({
        field: each.field ?? 'draft',
        message: each.text,
      })),
    });
  });

  test('says what of a request is wrong and what to do', async () => {
    const errorsOf = async (sent: Promise<Response>) => (await (await sent).json()).errors;
    const { id } = await aDraft({ street: '8 Elm Street' });
    const text = new TextEncoder().encode('{"answers"');
    expect(await errorsOf(send('POST /drafts', { token, bytes: text }))).toEqual([
      { field: 'body', message: 'The body isn’t valid JSON. Send a JSON object.' },
    ]);
    const url = send('POST /webhooks', { token, body: { url: 'ftp://bank.example/' } });
    expect(await errorsOf(url)).toMatchObject([{ field: 'url' }]);
    const query = '?kind=ContractOfSale&title=T&asOf=2999-01-02';
    const late = send(`POST /drafts/${id}/documents${query}`, {
      token,
      bytes: new Uint8Array(aPdf(plainPdf)),
    });
    expect(await errorsOf(late)).toMatchObject([
      { field: 'asOf', message: expect.stringContaining('can’t be in the future') },
    ]);
  });

  test('that cannot be changed is called in review only if it is', async () => {
    const { id, tag } = await aDraft({ street: '9 Elm Street' });
    const draft = (await runtime.store.get(drafts, id))?.data;
    if (!draft) throw new Error('It was created');
    const standing = { ...draft.standing, status: 'Rejected' } as const;
    await runtime.store.commit([write.set(drafts, id, { ...draft, standing })]);
    const body = { answers: { stories: '2' } };
    const refused = await send(`PATCH /drafts/${id}`, { token, headers: { 'if-match': tag }, body });
    expect(await refused.json()).toMatchObject({
      reason: 'not-editable',
      detail: expect.stringMatching(/current status\. .* If it’s in review, DELETE its submission first\.$/),
    });
  });

  test('of another organization does not exist for a key', async () => {
    const { id } = await aDraft({ street: '3 Elm Street' });
    for (const operation of operations.filter(({ path }) => path.includes('{draftId}'))) {
      const path = operation.path.replace('{draftId}', id).replace('{fileId}', 'a'.repeat(24));
      const query =
        operation.operationId === 'addDocument' ? '?kind=ContractOfSale&title=T&asOf=2026-01-02' : '';
      const body = operation.body === 'file' ? { bytes: await photo(1) } : operation.body && { body: {} };
      const headers = { 'if-match': '"1"' };
      const sent = send(`${operation.method} ${path}${query}`, { token: otherToken, headers, ...body });
      expect([operation.operationId, ...(await reasonOf(sent))]).toEqual([
        operation.operationId,
        404,
        'not-found',
      ]);
    }
    const schedule = { ...times, homes: [id] };
    const scheduled = await send('POST /schedules', { token: otherToken, body: schedule });
    expect(await scheduled.json()).toMatchObject({ homes: [{ id, reason: 'not-found' }] });
    const closingId = await aClosing('hforeign');
    const confirm = { step: 'attorney', note: 'Ada' };
    const sent = send(`POST /closings/${closingId}/confirmations`, { token: otherToken, body: confirm });
    expect(await reasonOf(sent)).toEqual([404, 'not-found']);
    expect(await reasonOf(send(`GET /closings/${closingId}`, { token: otherToken }))).toEqual([
      404,
      'not-found',
    ]);
  });

  const times = {
    saleMode: 'published-reserve',
    startDate: '2030-01-11',
    startTime: '10:00',
    endDate: '2030-01-18',
    endTime: '14:00',
    apartMinutes: 10,
  };

  test('takes photos and PDFs once each, and a schedule that submits it when complete', async () => {
    const answers = Object.fromEntries(
      Object.entries({ ...completeAnswers, street: '4 Elm Street', parcelNumber: '' }).filter(
        ([, value]) => value,
      ),
    );
    const { id } = await aDraft(answers);
    const bytes = await photo(7);
    const add = () => send(`POST /drafts/${id}/photos?caption=From+the+street`, { token, bytes });
    const first = await (await add()).json();
    expect(first).toMatchObject({ caption: 'From the street', width: 900 });
    expect(await (await add()).json()).toEqual(first);
    const many = await Promise.all(
      Array.from({ length: 7 }, () => send(`POST /drafts/${id}/photos`, { token, bytes })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const text = send(`POST /drafts/${id}/photos`, { token, bytes: new Uint8Array([1, 2, 3]) });
    expect(await reasonOf(text)).toEqual([422, 'not-photo']);
    const scheduled = await send('POST /schedules', { token, body: { ...times, homes: [id] } });
    expect(await scheduled.json()).toEqual({
      homes: [{ id, reason: 'rules', detail: expect.stringContaining('GET the draft') }],
    });
    const draft = await (await send(`GET /drafts/${id}`, { token })).json();
    expect(draft).toMatchObject({ photos: [first], answers: { startDate: '2030-01-11' } });
    expect(draft.open.map((each: { text: string }) => each.text).join()).toContain('Proof of authority');
    expect((await send(`DELETE /drafts/${id}/photos/${first.id}`, { token })).status).toBe(204);
    const late = await send('POST /schedules', {
      token,
      body: { ...times, endDate: '2030-01-01', homes: [id] },
    });
    expect(await late.json()).toMatchObject({ reason: 'invalid-schedule', status: 422 });
    // Only a submission can confirm that bids end, so that is what the refusal of a home says to send.
    const confirmed = { ...times, homes: [id], mayCancelBids: true };
    expect((await send('POST /schedules', { token, body: confirmed })).status).toBe(422);
    expect(detailOf('needs-confirmation')).toContain('POST the draft’s submission with “mayCancelBids”');
  });
});

describe('a repeated request', () => {
  test('gets the first response and creates nothing new', async () => {
    const create = (once: string | null, street = '5 Elm Street') =>
      send('POST /drafts', { token, once, body: { answers: { street } } });
    const first = await create('order-5-elm');
    const again = await create('order-5-elm');
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await reasonOf(create('order-5-elm', 'Another street'))).toEqual([422, 'other-request']);
    expect(await reasonOf(create(null))).toEqual([400, 'needs-idempotency-key']);
  });

  test('of two at once, one runs and the other is told so', async () => {
    const create = () => send('POST /drafts', { token, once: 'two-at-once', body: { answers: {} } });
    const both = await Promise.all([create(), create()]);
    const statuses = both.map(({ status }) => status).sort();
    expect([
      [201, 201],
      [201, 409],
    ]).toContainEqual(statuses);
    const { id } = await (await create()).json();
    expect(id).toMatch(/^h[0-9a-f]{20}$/);
  });

  test('finds the draft of a first request whose server died before it answered', async () => {
    const create = () =>
      send('POST /drafts', { token, once: 'died-once', body: { answers: { stories: '3' } } });
    const { id } = await (await create()).json();
    const requestId = requestIdOf({ organisationId: 'org_a', key: 'died-once' });
    const kept = (await runtime.store.get(apiRequests, requestId))?.data;
    if (!kept) throw new Error('It was kept');
    const running = (at: number) => write.set(apiRequests, requestId, { ...kept, at, answer: null });
    await runtime.store.commit([running(clock.now())]);
    expect(await reasonOf(create())).toEqual([409, 'in-progress']);
    await runtime.store.commit([running(clock.now() - 61_000)]);
    expect((await (await create()).json()).id).toBe(id);
  });

  test('after its draft was deleted and the response forgotten, creates a new draft', async () => {
    const create = () => send('POST /drafts', { token, once: 'made-again', body: { answers: {} } });
    const { id } = await (await create()).json();
    expect((await send(`DELETE /drafts/${id}`, { token })).status).toBe(204);
    const requestId = requestIdOf({ organisationId: 'org_a', key: 'made-again' });
    await runtime.store.commit([write.delete(apiRequests, requestId)]);
    const again = await (await create()).json();
    expect(again).toMatchObject({ status: 'Draft' });
    expect(again.id).not.toBe(id);
  });

  test('of another organization is another request', async () => {
    const create = (secret: string) => send('POST /drafts', { token: secret, once: 'shared-key', body: {} });
    const [one, other] = [await (await create(token)).json(), await (await create(otherToken)).json()];
    expect(one.id).not.toBe(other.id);
  });
});

test('pages of any size list each draft exactly once', async () => {
  await anOrganization(runtime, 'org_paging', [rosa.user]);
  const { token: reader } = await aKey(['drafts:write'], rosa, 'org_paging');
  const made: string[] = [];
  for (let at = 0; at < 7; at++) made.push((await aDraft({}, reader)).id);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (limit) => {
      const ids: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page = await (await send(`GET /drafts?limit=${limit}${after}`, { token: reader })).json();
        expect(page.items.length).toBeLessThanOrEqual(limit);
        ids.push(...page.items.map(({ id }: { id: string }) => id));
        cursor = page.nextCursor;
      }
      expect(ids.sort()).toEqual(made.sort());
    }),
    { numRuns: 8 },
  );
  expect(await reasonOf(send('GET /drafts?cursor=made-up', { token: reader }))).toEqual([
    400,
    'invalid-cursor',
  ]);
  expect(await reasonOf(send('GET /drafts?limit=101', { token: reader }))).toEqual([422, 'invalid-request']);
});

test('a key that asks too much is told when to go on, and the headers count down', async () => {
  const { token: busy } = await aKey(['drafts:read']);
  vi.spyOn(clock, 'now').mockReturnValue(clock.now());
  const first = await send('GET /fields', { token: busy });
  expect(first.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
  expect(first.headers.get('ratelimit')).toBe('"key";r=599;t=1');
  for (let at = 1; at < keyLimit.burst; at++) await send('GET /fields', { token: busy });
  const refused = await send('GET /fields', { token: busy });
  vi.restoreAllMocks();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('ratelimit')).toBe('"key";r=0;t=60');
  expect((await send('GET /drafts', { token })).status).toBe(200);
});

test('questions are listed and answered, with the checks of public text', async () => {
  const now = clock.now();
  await aPublishedHome(runtime, { key: 'hquestion', sellerUid: 'org_a', now });
  const asked = await askQuestion(rosa, 'hquestion', 'Is the roof new?', now);
  if (!asked.ok) throw new Error(JSON.stringify(asked.reason));
  const { questionId } = asked.value;
  const { items } = await (await send('GET /questions', { token })).json();
  expect(items).toMatchObject([{ id: questionId, homeId: 'hquestion', status: 'open', answer: null }]);
  const answer = (text: string, secret = token) =>
    send(`PUT /questions/${questionId}/answer`, { token: secret, body: { answer: text } });
  expect(await reasonOf(answer('Yes, of 2019.', otherToken))).toEqual([404, 'not-found']);
  expect(await reasonOf(answer('x'))).toEqual([422, 'invalid-answer']);
  expect(await (await answer('Yes, of 2019.')).json()).toMatchObject({ status: 'answered' });
});

test('a closing shows which steps are the seller’s, and signing is not one that a key confirms', async () => {
  const id = await aClosing('hclosing');
  const closing = await (await send(`GET /closings/${id}`, { token })).json();
  const yours = closing.steps.filter(({ isYours }: { isYours: boolean }) => isYours);
  expect(yours.map(({ name }: { name: string }) => name)).toEqual(['attorney']);
  const confirm = (step: string, note = '') =>
    send(`POST /closings/${id}/confirmations`, { token, body: { step, note } });
  expect(await reasonOf(confirm('sign'))).toEqual([422, 'invalid-request']);
  expect(await (await confirm('attorney')).json()).toMatchObject({
    ...{ status: 422, reason: 'needs-name' },
    errors: [{ field: 'note' }],
  });
  expect(await reasonOf(confirm('ready'))).toEqual([409, 'wrong-status']);
  const confirmed = await (await confirm('attorney', 'Ada Lovelace')).json();
  expect(confirmed.steps[0]).toMatchObject({ name: 'attorney', confirmedBy: ['seller'], isYours: false });
});

test('webhooks are added with a secret, listed without it, and removed', async () => {
  const add = (url: string) => send('POST /webhooks', { token, body: { url, types: ['home.sold'] } });
  expect(await reasonOf(add('http://bank.example/hook'))).toEqual([422, 'bad-url']);
  expect(await reasonOf(add('https://user:pass@bank.example/'))).toEqual([422, 'bad-url']);
  const { id, secret } = await (await add('https://bank.example/hook')).json();
  expect(secret).toMatch(/^whsec_/);
  const { items } = await (await send('GET /webhooks', { token })).json();
  expect(items).toEqual([
    expect.objectContaining({ id, url: 'https://bank.example/hook', types: ['home.sold'], isEnabled: true }),
  ]);
  expect(JSON.stringify(items)).not.toContain(secret);
  expect(await reasonOf(send(`DELETE /webhooks/${id}`, { token: otherToken }))).toEqual([
    404,
    'no-such-endpoint',
  ]);
  expect((await send(`DELETE /webhooks/${id}`, { token })).status).toBe(204);
});
