import { createHash } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { pathsIn } from '@/lib/server/platform/files/files.contract';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import {
  aPdf,
  aPicture,
  aSending,
  declarationOf,
  emptyDraft,
  sha256Of,
} from '@/lib/server/workflows/uploads/uploads.fixture';
import * as form from '../drafts/[id]/files/route';
import * as upload from '../drafts/[id]/uploads/[key]/route';
import * as uploads from '../drafts/[id]/uploads/route';

const signedIn = vi.hoisted(() => ({ session: null as unknown }));
vi.mock('@/lib/server/people/sessions/session', async (original) => ({
  ...(await original<typeof import('@/lib/server/people/sessions/session')>()),
  getSession: async () => signedIn.session,
}));
Object.assign(process.env, { LOCAL_MODE: '1' });

const { store, files, end } = openTestRuntime();
afterAll(end);
const origin = 'http://localhost:3000';

/** Paths of unfinished uploads that this process has open. Linux only; empty elsewhere. */
async function openDescriptors(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const fds = await readdir('/proc/self/fd');
  const places = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return places.filter((place) => place.includes('.under-way'));
}

const bytes = await aPicture(300, 300).jpeg().toBuffer();
const key = keyOf(sha256Of(bytes));
const params = { params: Promise.resolve({ id: 'h1', key }) };
const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

let by: Awaited<ReturnType<typeof aSending>>['by'];
beforeAll(async () => {
  ({ by } = await aSending(store, 'h1'));
});
beforeEach(() => {
  signedIn.session = by;
});

const call = (method: string, path: string, init: RequestInit = {}) =>
  new Request(`${origin}/api/drafts/h1/${path}`, {
    method,
    ...init,
    headers: { origin, host: 'localhost:3000', ...(init.headers as Record<string, string>) },
  });
const begin = (init: RequestInit = {}) =>
  uploads.POST(call('POST', 'uploads', { body: JSON.stringify(declarationOf(bytes)), ...init }), params);
const put = (headers: Record<string, string> = {}) =>
  upload.PUT(
    call('PUT', `uploads/${key}`, {
      body: bytes,
      headers: {
        'upload-offset': '0',
        'content-length': String(bytes.length),
        'content-digest': digest,
        ...headers,
      },
    }),
    params,
  );

describe('an upload', () => {
  test('is announced, queried, sent and finished, and a repeat gets the same response', async () => {
    expect(await (await begin()).json()).toEqual({ key, offset: 0, entry: null });
    const before = await upload.HEAD(call('HEAD', `uploads/${key}`), params);
    expect([before.headers.get('upload-offset'), before.headers.get('upload-length')]).toEqual([
      '0',
      String(bytes.length),
    ]);
    expect(await (await put()).json()).toEqual({ offset: bytes.length });
    const finish = () => upload.POST(call('POST', `uploads/${key}`), params);
    const [first, again] = [await (await finish()).json(), await (await finish()).json()];
    expect(first.entry.photo.key).toBe(key);
    expect(again).toEqual(first);
    expect((await (await begin()).json()).entry.photo.key).toBe(key);
  });

  test.each([
    ['a chunk at the wrong offset', 409, 'wrong-offset', () => put({ 'upload-offset': '5' })],
    ['a chunk without an offset', 422, 'wrong-piece', () => put({ 'upload-offset': 'x' })],
    [
      'a chunk with a huge content-length',
      413,
      'too-large',
      () => put({ 'content-length': String(3 * 1024 * 1024) }),
    ],
    [
      'an invalid key',
      404,
      'no-such-upload',
      () => upload.HEAD(call('HEAD', 'uploads/x'), { params: Promise.resolve({ id: 'h1', key: '../x' }) }),
    ],
    [
      'an upload that is not in progress',
      404,
      'no-such-upload',
      () => upload.DELETE(call('DELETE', `uploads/${key}`), params),
    ],
    ['an incomplete announcement', 422, 'invalid-body', () => begin({ body: '{"purpose":"photo"}' })],
    ['an overlong announcement', 413, 'too-large', () => begin({ body: 'x'.repeat(20_000) })],
  ])('%s gets status %i', async (_what, status, reason, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    if (answer.body) expect((await answer.json()).reason).toBe(reason);
  });

  describe('in pieces', () => {
    const other = Buffer.concat([bytes, Buffer.alloc(100_000, 1)]);
    const otherKey = keyOf(sha256Of(other));
    const otherParams = { params: Promise.resolve({ id: 'h1', key: otherKey }) };
    const send = (body: BodyInit, signal?: AbortSignal) =>
      upload.PUT(
        call('PUT', `uploads/${otherKey}`, {
          body,
          headers: { 'upload-offset': '0', 'content-length': String(other.length) },
          ...{ duplex: 'half', ...(signal && { signal }) },
        } as never),
        otherParams,
      );
    const storedPaths = () => pathsIn(files, 'private/uploads/h1/');

    test('a client that disconnects midway leaves no file or descriptor, and can resend the chunk', async () => {
      await uploads.POST(
        call('POST', 'uploads', { body: JSON.stringify(declarationOf(other)) }),
        otherParams,
      );
      const before = await openDescriptors();
      const gone = new AbortController();
      let markPulled = () => {};
      const pulled = new Promise<void>((resolve) => {
        markPulled = resolve;
      });
      // Like the framework's body: it neither ends nor fails when the client disconnects.
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => controller.enqueue(new Uint8Array(other.subarray(0, 50_000))),
          pull: () => {
            markPulled();
            return new Promise<void>(() => {});
          },
        },
        { highWaterMark: 0 },
      );
      const sent = send(body, gone.signal);
      await pulled;
      gone.abort();
      expect((await sent).ok).toBe(false);
      expect(await storedPaths()).toEqual([]);
      expect(await openDescriptors()).toEqual(before);
      expect((await send(new Uint8Array(other))).status).toBe(200);
    });

    test('a full disk returns 503 and leaves nothing of the chunk', async () => {
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      vi.spyOn(files, 'create').mockRejectedValueOnce(full);
      onTestFinished(() => void vi.restoreAllMocks());
      await upload.DELETE(call('DELETE', `uploads/${otherKey}`), otherParams);
      await uploads.POST(
        call('POST', 'uploads', { body: JSON.stringify(declarationOf(other)) }),
        otherParams,
      );
      const answer = await send(new Uint8Array(other));
      expect([answer.status, (await answer.json()).reason]).toEqual([503, 'disk-full']);
      expect(await storedPaths()).toEqual([]);
    });
  });

  test('is refused from another site, and without a user before its body is read', async () => {
    for (const route of [
      () => begin({ headers: { origin: 'https://evil.example' } }),
      () => put({ origin: 'https://evil.example' }),
    ])
      expect((await route()).status).toBe(403);
    signedIn.session = null;
    const body = new ReadableStream({
      pull() {
        throw new Error('It was read');
      },
    });
    const request = call('PUT', `uploads/${key}`, {
      body,
      duplex: 'half',
      headers: { 'upload-offset': '0', 'content-length': '9' },
    } as never);
    expect((await upload.PUT(request, params)).status).toBe(401);
    expect((await begin()).status).toBe(401);
  });

  test('gets 404 for someone else’s draft', async () => {
    const { by: stranger } = await aSending(store, 'h1', { uid: 'stranger' });
    signedIn.session = stranger;
    expect([(await begin()).status, (await put()).status]).toEqual([404, 404]);
  });

  test('gets 409 for a draft in review', async () => {
    const { by: seller, draftId } = await aSending(store, 'h2');
    const draft = emptyDraft(draftId, seller.user.uid);
    const standing = { ...draft.standing, status: 'InReview' as const, submission: 1 };
    await store.commit([write.set(drafts, draftId, { ...draft, standing })]);
    signedIn.session = seller;
    const request = call('POST', 'uploads', { body: JSON.stringify(declarationOf(bytes)) });
    const answer = await uploads.POST(request, { params: Promise.resolve({ id: draftId, key }) });
    expect([answer.status, (await answer.json()).reason]).toEqual([409, 'not-editable']);
  });
});

describe('a plain form', () => {
  const send = (body: FormData | string, step = 'photos', headers: Record<string, string> = {}) => {
    const request = new Request(`${origin}/api/drafts/h1/files?step=${step}`, { method: 'POST', body });
    return request.arrayBuffer().then((all) =>
      form.POST(
        call('POST', `files?step=${step}`, {
          body: all,
          headers: {
            'content-type': request.headers.get('content-type') ?? '',
            'content-length': String(all.byteLength),
            ...headers,
          },
        }),
        params,
      ),
    );
  };
  const aForm = (...files: File[]) => {
    const body = new FormData();
    for (const file of files) body.append('files', file);
    return body;
  };
  const location = (answer: Response) => [answer.status, answer.headers.get('location')];

  test('accepts valid files, names the invalid one, and returns to its page', async () => {
    const other = await aPicture(301, 300).png().toBuffer();
    const sent = await send(
      aForm(new File([new Uint8Array(other)], '../a.png'), new File(['<svg/>'], 'b.svg'), new File([], '')),
    );
    expect(location(sent)).toEqual([303, '/dashboard/listings/h1/photos?refused=2.not-photo&added=1']);
    const photos = (await store.get(drafts, 'h1'))?.data.photos.map((photo) => photo.key);
    expect(photos).toContain(keyOf(sha256Of(other)));
  });

  test('stores a document with its kind, title and date', async () => {
    const body = aForm(new File([new Uint8Array(aPdf())], 'letter.pdf'));
    for (const [name, value] of [
      ['kind', 'ProofOfAuthority'],
      ['title', ' Letter '],
      ['asOf', '2026-11-02'],
    ] as const)
      body.append(name, value);
    expect(location(await send(body, 'documents'))).toEqual([
      303,
      '/dashboard/listings/h1/documents?added=1',
    ]);
    const [document] = (await store.get(drafts, 'h1'))?.data.documents ?? [];
    expect(document).toMatchObject({
      kind: 'ProofOfAuthority',
      title: 'Letter',
      isPublic: false,
      asOf: Date.parse('2026-11-02T12:00:00-05:00'),
    });
  });

  test('is refused when too large, malformed or cut off', async () => {
    const refused = [303, '/dashboard/listings/h1/photos?refused=0.too-large'];
    expect(location(await send('x'))).toEqual(refused);
    expect(location(await send(aForm(), 'photos', { 'content-length': String(40 * 1024 * 1024) }))).toEqual(
      refused,
    );
    expect(
      location(
        await send('--x\r\ncontent-dis', 'photos', { 'content-type': 'multipart/form-data; boundary=x' }),
      ),
    ).toEqual(refused);
  });

  test('redirects to sign-in without a user, and is refused from another site', async () => {
    expect((await send(aForm(), 'photos', { origin: 'https://evil.example' })).status).toBe(403);
    signedIn.session = null;
    expect(location(await send(aForm()))).toEqual([
      303,
      '/sign-in?next=%2Fdashboard%2Flistings%2Fh1%2Fphotos',
    ]);
  });
});
