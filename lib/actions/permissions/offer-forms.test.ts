import { afterAll, expect, test, vi } from 'vitest';
import { answerOne, call, counter, offer, sendSealed, withdrawSealed } from '@/lib/actions/offers';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { offerRefusalWords } from '@/messages/offers/offer-refusal-words';

const signedIn = vi.hoisted(() => ({ by: null as SignedIn | null }));
vi.mock('@/lib/server/people/sessions/session', async (original) => ({
  ...(await original<typeof import('@/lib/server/people/sessions/session')>()),
  getSession: async () => signedIn.by,
}));

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

test.each(Object.entries({ offer, counter, answerOne, call, sendSealed, withdrawSealed }))(
  '%s refuses a request ID that no page of ours sends, and keeps what the person typed',
  async (_, form) => {
    signedIn.by = await aBidder(runtime, 'rosa');
    for (const requestId of ['', 'a/b', 'a b', 'a'.repeat(61)]) {
      const sent = new FormData();
      for (const [name, value] of Object.entries({ step: 'accept', message: 'Hello', requestId }))
        sent.set(name, value);
      expect(await form(null, sent)).toMatchObject({
        status: 'refused',
        message: offerRefusalWords['outdated-form'],
        typed: { message: 'Hello' },
      });
    }
  },
);
