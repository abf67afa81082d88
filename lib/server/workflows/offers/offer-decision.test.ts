import { afterAll, expect, test } from 'vitest';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { answerOffer, submitOffer } from './offer-commands';
import { anOfferedHome, typedOffer } from './offers.fixture';

const runtime = openTestRuntime();
afterAll(runtime.end);

test('the closing date of an offer is the deadline of its closing, up to the last minute of that day', async () => {
  const now = Date.now();
  const [olive, rosa] = [await aBidder(runtime, 'olive'), await aBidder(runtime, 'rosa')];
  const { listingKey } = await anOfferedHome(runtime, { key: 'day', sellerUid: 'olive', now });
  const request = (by: typeof rosa, requestId: string) => ({ by, requestId, receivedAt: now });
  const made = await submitOffer(request(rosa, 'r1'), listingKey, typedOffer({ closingOn: '2027-02-12' }));
  const offerId = (made.ok && made.value.offerId) || '';
  expect((await answerOffer(request(olive, 'r2'), { offerId, seen: 1 }, 'accept')).ok).toBe(true);
  const closing = (await runtime.store.get(closings, `o-${offerId}`))?.data;
  const closeBy = Date.parse('2027-02-12T23:59:59.999-05:00');
  expect(replayClosing(closing?.events ?? []).terms.closeBy).toBe(closeBy);
});
