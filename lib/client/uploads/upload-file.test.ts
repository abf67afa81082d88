import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PIECE_BYTES } from '@/lib/domain/drafts/files/upload';
import { uploadFile } from './upload-file';

const bytes = Buffer.concat([
  Buffer.alloc(PIECE_BYTES, 1),
  Buffer.alloc(PIECE_BYTES, 2),
  Buffer.alloc(100, 3),
]);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const entry = { purpose: 'photo', photo: { key: 'k' } };
const problem = (status: number, reason: string) => Response.json({ reason, detail: reason }, { status });

interface Served {
  readonly offset?: number;
  /**
   * Responses that replace the server's own, in order. null: pass the request through. 'broken': the
   * connection breaks.
   */
  readonly failures?: (Response | 'broken' | null)[];
}

/** The server's side of an upload, as its contract defines it. */
function serve({ offset = 0, failures = [] }: Served = {}) {
  const pieces: Buffer[] = [bytes.subarray(0, offset)];
  const requests: string[] = [];
  let declared: unknown;
  const there = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    requests.push(
      `${init.method} ${path.replace('/api/drafts/h1/uploads', '')} ${headers.get('upload-offset') ?? ''}`.trim(),
    );
    init.signal?.throwIfAborted();
    const instead = failures.shift();
    if (instead === 'broken') throw new TypeError('fetch failed');
    if (instead) return instead;
    if (init.method === 'HEAD') return new Response(null, { headers: { 'upload-offset': String(there()) } });
    if (init.method === 'PUT') {
      if (Number(headers.get('upload-offset')) !== there()) return problem(409, 'wrong-offset');
      const piece = Buffer.from(await new Response(init.body ?? null).arrayBuffer());
      const digest = createHash('sha256').update(piece).digest('base64');
      expect(headers.get('content-digest')).toBe(`sha-256=:${digest}:`);
      pieces.push(piece);
      return Response.json({ offset: there() });
    }
    if (path.endsWith('/k'))
      return Response.json({ entry: Buffer.concat(pieces).equals(bytes) ? entry : null });
    declared = JSON.parse(String(init.body));
    return Response.json({ key: 'k', offset: there(), entry: null });
  });
  return { requests, declared: () => declared };
}

function send(signal = new AbortController().signal) {
  const file = new File([bytes], 'front door.jpg');
  const seen: string[] = [];
  const onProgress = (stage: string, sent: number) => void seen.push(`${stage} ${sent}`);
  return {
    seen,
    answer: uploadFile({ draftId: 'h1', file, facts: { purpose: 'photo' }, signal, onProgress }),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an upload', () => {
  test('is announced with its facts, sent in pieces, and reports its progress', async () => {
    const { requests, declared } = serve();
    const { answer, seen } = send();
    expect(await answer).toEqual({ ok: true, value: entry });
    expect(declared()).toEqual({ purpose: 'photo', name: 'front door.jpg', bytes: bytes.length, sha256 });
    expect(requests).toEqual([
      'POST',
      'PUT /k 0',
      `PUT /k ${PIECE_BYTES}`,
      `PUT /k ${2 * PIECE_BYTES}`,
      'POST /k',
    ]);
    expect(seen).toEqual([
      'reading 0',
      'sending 0',
      `sending ${PIECE_BYTES}`,
      `sending ${2 * PIECE_BYTES}`,
      `checking ${bytes.length}`,
    ]);
  });

  test('continues from what the server already has', async () => {
    const { requests } = serve({ offset: PIECE_BYTES });
    expect((await send().answer).ok).toBe(true);
    expect(requests).toEqual(['POST', `PUT /k ${PIECE_BYTES}`, `PUT /k ${2 * PIECE_BYTES}`, 'POST /k']);
  });

  test('is sent again after a lost connection, with growing delays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { requests } = serve({ failures: [null, 'broken', problem(503, 'busy')] });
    const { answer, seen } = send();
    await vi.waitFor(() => expect(seen).toContain('waiting 0'));
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await answer).ok).toBe(true);
    expect(requests.filter((each) => each === 'PUT /k 0')).toHaveLength(3);
  });

  test('asks for the offset if another tab was faster, and continues from there', async () => {
    const { requests } = serve({ failures: [null, problem(409, 'wrong-offset')] });
    expect((await send().answer).ok).toBe(true);
    expect(requests.slice(1, 4)).toEqual(['PUT /k 0', 'HEAD /k', 'PUT /k 0']);
  });

  test('stops with a retryable fault if it makes no progress', async () => {
    const failures = Array.from({ length: 40 }, (_, at) => (at % 2 ? problem(422, 'wrong-piece') : null));
    serve({ failures });
    expect(await send().answer).toMatchObject({ ok: false, reason: { canRetry: true } });
  });

  test.each([
    ['not-photo', 422, false],
    ['signed-out', 401, true],
  ])(
    'refused as %s reports the reason and is not repeated automatically',
    async (reason, status, canRetry) => {
      const { requests } = serve({ failures: [problem(status, reason)] });
      const answer = await send().answer;
      expect(answer).toMatchObject({ ok: false, reason: { canRetry } });
      expect(requests).toEqual(['POST']);
    },
  );

  test('stops at once when it is canceled', async () => {
    const { requests } = serve();
    const controller = new AbortController();
    controller.abort(new Error('cancelled'));
    await expect(send(controller.signal).answer).rejects.toThrow('cancelled');
    expect(requests).toEqual([]);
  });
});
