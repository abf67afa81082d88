import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import * as cancellation from '../drafts/[id]/cancellation-document/route';
import * as draftFiles from '../drafts/[id]/files/route';
import * as limit from '../me/limit/route';
import * as tables from '../organizations/[id]/imports/route';
import * as saleFiles from '../sales/[id]/files/route';
import * as staffDocument from '../staff/auctions/[id]/document/route';

const signedIn = { session: null as SignedIn | null };
vi.spyOn(session, 'getSession').mockImplementation(async () => signedIn.session);
process.env.LOCAL_MODE = '1';
const site = openTestRuntime();
afterAll(site.end);
let stranger: SignedIn;
beforeAll(async () => {
  stranger = await aBidder(site, 'stranger', { registration: null });
});

const doors = {
  'a sale': saleFiles.POST,
  'a draft': draftFiles.POST,
  'a cancellation': cancellation.POST,
  'a cancellation by staff': staffDocument.POST,
  'an organization': tables.POST,
  'a bid limit': limit.POST,
};

const cases = Object.entries(doors).flatMap(([what, post]) => [
  { what, post, who: 'nobody' as const },
  { what, post, who: 'a stranger' as const },
]);

test.each(cases)(
  'a form for $what from $who is refused before any of its body is read',
  async ({ post, who }) => {
    signedIn.session = who === 'nobody' ? null : stranger;
    const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new Uint8Array(65_536)),
    );
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    const headers = {
      'content-type': 'multipart/form-data; boundary=line',
      'content-length': String(30 * 1024 * 1024),
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
    };
    const request = new Request('http://localhost:3000/', {
      method: 'POST',
      headers,
      body,
      ...{ duplex: 'half' },
    });
    const response = await post(request, { params: Promise.resolve({ id: 'not-theirs' }) });
    expect(response.status === 303 || response.status >= 400).toBe(true);
    expect(pull).not.toHaveBeenCalled();
  },
);
