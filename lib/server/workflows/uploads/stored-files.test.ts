import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { FilePath } from '@/lib/server/platform/files/files';
import { inPieces } from '@/lib/server/platform/files/files.contract';
import { LINK_LIFETIME_MS } from '@/lib/server/platform/files/signed-link';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sampleCatalog } from '@/sample/catalog';
import { serveDocument, servePicture } from './stored-files';
import { emptyDraft } from './uploads.fixture';

const { store, files, end } = openTestRuntime();
afterAll(end);

const now = Date.parse('2026-11-21T15:00:00Z');
const text = '0123456789';
const etag = '"84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882"';

const [sample] = sampleCatalog({ size: 3, now, createSalt: () => '0'.repeat(64) }).filter(
  ({ listing }) => listing.saleFormat === 'fixed-price' || listing.standardStatus === 'Active',
);
if (!sample) throw new Error('The samples have an active listing');
const aListing = (listingKey: string, standardStatus: 'Active' | 'Draft', files: string[]): Listing => ({
  ...sample.listing,
  listingKey,
  isSample: false,
  standardStatus,
  closePriceCents: null,
  closeDate: null,
  documents: files.map((file) => ({
    key: file,
    title: 'Survey',
    kind: 'Survey' as const,
    href: `/documents/${listingKey}/${file}`,
    asOf: now,
  })),
});

const aUser = (over: Partial<User> = {}): User => ({
  uid: 'buyer',
  email: 'buyer@example.com',
  name: 'Buyer',
  role: 'member',
  emailVerified: true,
  registration: null,
  createdAt: now,
  ...over,
});

const keep = (path: FilePath, contentType: string) =>
  files.put(path, { contentType, body: inPieces(Buffer.from(text)) });

beforeAll(async () => {
  await store.commit([
    write.set(listings, 'h1', aListing('h1', 'Active', ['survey.pdf', 'not-there.pdf'])),
    write.set(listings, 'h2', aListing('h2', 'Draft', ['survey.pdf'])),
  ]);
  await keep('public/media/h1/front.webp', 'image/webp');
  await keep('public/media/h1/page.html', 'text/html');
  for (const path of ['h1/survey.pdf', 'h1/unnamed.pdf', 'h2/survey.pdf'])
    await keep(`private/documents/${path}`, 'application/pdf');
});

const toRequest = (path: string, init?: RequestInit) => new Request(`https://example.com${path}`, init);

describe('an image', () => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    servePicture(toRequest('/media/h1/front.webp', { headers, method }), 'h1', 'front.webp');

  test('has its type and ETag and is cached forever', async () => {
    const response = await ask();
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe(text);
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="front.webp"',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag,
    });
  });

  test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])(
    'that the browser has cached (%s) is not sent again',
    async (known) => {
      const response = await ask({ 'if-none-match': known, range: 'bytes=0-1' });
      expect(response?.status).toBe(304);
      expect(await response?.text()).toBe('');
      expect(response?.headers.get('etag')).toBe(etag);
    },
  );

  test.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-5', '2345', '2-5'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-30', text, '0-9'],
    ['bytes=5-500', '56789', '5-9'],
  ])('is served in part for %s', async (range, part, place) => {
    const response = await ask({ range });
    expect(response?.status).toBe(206);
    expect(await response?.text()).toBe(part);
    expect(response?.headers.get('content-range')).toBe(`bytes ${place}/10`);
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])(
    'answers 416 to the unsatisfiable range %s',
    async (range) => {
      const response = await ask({ range });
      expect(response?.status).toBe(416);
      expect(response?.headers.get('content-range')).toBe('bytes */10');
    },
  );

  test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    'is sent whole for the invalid or unsupported range %s',
    async (range) => {
      const response = await ask({ range });
      expect(response?.status).toBe(200);
      expect(await response?.text()).toBe(text);
    },
  );

  test('is served in part only if it still matches the browser’s copy', async () => {
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag }))?.status).toBe(206);
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' }))?.status).toBe(200);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const response = await ask({}, 'HEAD');
    expect(response?.headers.get('etag')).toBe(etag);
    expect(await response?.text()).toBe('');
  });

  test('that is not really an image is downloaded, not displayed', async () => {
    const response = await servePicture(toRequest('/media/h1/page.html'), 'h1', 'page.html');
    expect(response?.headers.get('content-disposition')).toBe('attachment; filename="page.html"');
    expect(response?.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['h1', 'none.webp'],
    ['..', 'front.webp'],
    ['h1', '../../../private/documents/h1/survey.pdf'],
    ['h1', 'front.webp~'],
  ])('at %s/%s is not found', async (key, file) => {
    expect(await servePicture(toRequest('/media/x/y'), key, file)).toBeNull();
  });
});

describe('a private document', () => {
  const ask = (key: string, file: string, user: User | null, query = '', at = now) =>
    serveDocument({
      request: toRequest(`/documents/${key}/${file}${query}`),
      key,
      file,
      getUser: async () => user,
      now: at,
    });
  const linkFor = async (user: User) =>
    (await ask('h1', 'survey.pdf', user))?.headers.get('location')?.replace(/^[^?]*/, '') ?? '';

  test('redirects permitted readers to a signed link that needs no session', async () => {
    const sent = await ask('h1', 'survey.pdf', aUser());
    expect(sent?.status).toBe(307);
    expect(sent?.headers.get('location')).toMatch(/^\/documents\/h1\/survey\.pdf\?expires=\d+&signature=/);
    expect(sent?.headers.get('cache-control')).toBe('private, no-store');
    const read = await ask('h1', 'survey.pdf', null, await linkFor(aUser()));
    expect(read?.status).toBe(200);
    expect(await read?.text()).toBe(text);
    expect(read?.headers.get('cache-control')).toBe('private, no-store');
    expect(read?.headers.get('content-type')).toBe('application/pdf');
    expect(read?.headers.get('content-disposition')).toBe('attachment; filename="survey.pdf"');
    expect(read?.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('checks the session again once the link has expired', async () => {
    const link = await linkFor(aUser());
    const late = now + LINK_LIFETIME_MS;
    expect((await ask('h1', 'survey.pdf', null, link, late - 1))?.status).toBe(200);
    const sent = await ask('h1', 'survey.pdf', null, link, late);
    expect(sent?.headers.get('location')).toBe('/sign-in?next=%2Fdocuments%2Fh1%2Fsurvey.pdf');
  });

  test('cannot be opened with the link to another document', async () => {
    const link = await linkFor(aUser());
    expect(await ask('h2', 'survey.pdf', null, link)).toBeNull();
    expect(await ask('h1', 'unnamed.pdf', null, link)).toBeNull();
  });

  test('asks a person with an unconfirmed email address to confirm it', async () => {
    const response = await ask('h1', 'survey.pdf', aUser({ emailVerified: false }));
    expect(response?.status).toBe(403);
    expect(await response?.text()).toMatch(/Confirm your email address/);
  });

  test('of a nonpublic listing is served to its seller and staff only', async () => {
    for (const user of [null, aUser(), aUser({ role: 'seller', uid: 'another' })])
      expect(await ask('h2', 'survey.pdf', user)).toBeNull();
    const { id } = sample.listing.seller;
    for (const user of [aUser({ uid: id, emailVerified: false }), aUser({ role: 'admin' })])
      expect((await ask('h2', 'survey.pdf', user))?.status).toBe(307);
  });

  test('of an organization’s nonpublic listing is served to its members only', async () => {
    const bank = toOrganizationId('bank');
    const [mona, ben] = [aUser({ uid: 'mona' }), aUser({ uid: 'ben' })];
    await anOrganization({ store }, bank, [mona, ben]);
    const listing = aListing('h2', 'Draft', ['survey.pdf']);
    await store.commit([write.set(listings, 'h2', { ...listing, seller: { ...listing.seller, id: bank } })]);
    for (const user of [mona, ben]) expect((await ask('h2', 'survey.pdf', user))?.status).toBe(307);
    expect(await ask('h2', 'survey.pdf', aUser())).toBeNull();
    await store.commit([write.set(listings, 'h2', listing)]);
  });

  test('of a draft is served to its seller, to staff once it is submitted, and to nobody else', async () => {
    const key = '0'.repeat(24);
    const document = {
      key,
      kind: 'ProofOfAuthority' as const,
      title: 'Letter',
      bytes: 10,
      sha256: '0'.repeat(64),
      isPublic: false,
      asOf: now,
    };
    const draft = emptyDraft('h9', 'seller-9', { documents: [document] });
    const sentIn = { ...draft, draftId: 'h10', standing: { ...draft.standing, submission: 1 } };
    await store.commit([write.set(drafts, 'h9', draft), write.set(drafts, 'h10', sentIn)]);
    for (const each of ['h9', 'h10']) await keep(`private/documents/${each}/${key}.pdf`, 'application/pdf');
    const status = async (draftId: string, user: User | null) =>
      (await ask(draftId, `${key}.pdf`, user))?.status ?? null;
    const [owner, staff] = [
      aUser({ uid: 'seller-9', emailVerified: false }),
      aUser({ role: 'admin', uid: 'staff' }),
    ];
    expect([await status('h9', owner), await status('h10', owner)]).toEqual([307, 307]);
    expect([await status('h9', staff), await status('h10', staff)]).toEqual([null, 307]);
    for (const user of [null, aUser(), aUser({ role: 'seller', uid: 'another' })])
      expect([await status('h9', user), await status('h10', user)]).toEqual([null, null]);
    expect((await ask('h9', `${'1'.repeat(24)}.pdf`, owner))?.status).toBeUndefined();
  });

  test.each([
    ['h1', 'unnamed.pdf', 'no listing refers to'],
    ['h1', 'not-there.pdf', 'was never stored'],
    ['h3', 'survey.pdf', 'belongs to no listing'],
    ['..', 'survey.pdf', 'has an invalid path'],
  ])('at %s/%s, which %s, is not found, even for staff', async (key, file) => {
    expect(await ask(key, file, aUser({ role: 'admin' }))).toBeNull();
    expect(await ask(key, file, null)).toBeNull();
  });
});
