import { afterAll, describe, expect, test } from 'vitest';
import * as offerActions from '@/lib/actions/offers';
import type { User } from '@/lib/domain/accounts/user';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import * as offersApi from '@/lib/server/workflows/offers/offer-commands';
import { anOfferedHome, typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import * as ownApi from '@/lib/server/workflows/offers/own-offers';
import * as sealedApi from '@/lib/server/workflows/offers/sealed-offers';
import * as sealedViews from '@/lib/server/workflows/offers/sealed-views';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const suspension = { at: 1, by: 'Ada', reason: 'x' };
/** Who acts on a published home and on an offer for it that awaits the seller's answer. */
const people: Readonly<Record<string, Partial<User>>> = {
  seller: {},
  'who offered': {},
  stranger: {},
  'stranger, unconfirmed': { emailVerified: false },
  'stranger, not registered': { registration: null },
  staff: { role: 'admin' },
  'ended session': {},
  'member of the seller': {},
  'member of another': {},
  'suspended seller': { suspension },
  'viewer of the seller': {},
};
type Row = readonly string[];
const none = 'not-found';
const out = 'signed-out';
const turn = 'not-your-turn';
const answers: Row = ['ok', turn, none, none, none, none, out, 'ok', none, out, 'viewer'];
const sellers: Row = ['ok', none, none, none, none, none, out, 'ok', none, out, 'viewer'];
const home: Row = ['ok', none, none, none, none, none, 'ok', 'ok', none, 'ok', 'ok'];
const reads: Row = ['ok', 'ok', none, none, none, none, 'ok', 'ok', none, 'ok', 'ok'];

/** One row for each function that checks permissions, with one answer for each person above. */
const table: Readonly<Record<string, Row>> = {
  submitOffer: [
    ...['own-listing', 'has-open-offer', 'ok', 'unverified-email', 'not-registered'],
    ...['conflict-of-interest', out, 'own-listing', 'ok', out, 'own-listing'],
  ],
  counterOffer: answers,
  accept: answers,
  decline: answers,
  withdrawOffer: [turn, 'ok', none, none, none, none, out, turn, none, out, 'viewer'],
  callHighestAndBest: sellers,
  sendSealedOffer: [
    ...['own-listing', 'no-round', 'no-round', 'unverified-email', 'not-registered'],
    ...['conflict-of-interest', out, 'own-listing', 'no-round', out, 'own-listing'],
  ],
  // It is about the caller's own offer.
  withdrawSealedOffer: [...Array(6).fill('ok'), out, 'ok', 'ok', out, 'ok'],
  // The pages that call these have already refused ended sessions and suspended accounts.
  readOffer: reads,
  readHomeOffers: home,
  readSellersRound: home,
};
/** Functions for the caller's own data or for public data. */
const others = ['listOwnOffers', 'readOfferPage', 'listOwnSealed', 'readBuyersRound', 'readPublicRound'];
/** The server functions that each form calls. One form accepts, declines and withdraws. */
const formActions: Readonly<Record<string, readonly string[]>> = {
  offer: ['submitOffer'],
  counter: ['counterOffer'],
  answerOne: ['accept', 'decline', 'withdrawOffer'],
  call: ['callHighestAndBest'],
  sendSealed: ['sendSealedOffer'],
  withdrawSealed: ['withdrawSealedOffer'],
};

interface Case {
  readonly by: SignedIn;
  readonly listingKey: string;
  readonly offerId: string;
}
type Call = (context: Case) => Promise<{ ok: true } | { ok: false; reason: unknown }>;
const now = Date.now();
const requestBy = (by: SignedIn) => ({ by, requestId: 'asked', receivedAt: now });
const answering =
  (type: 'accept' | 'decline'): Call =>
  ({ by, offerId }) =>
    offersApi.answerOffer(requestBy(by), { offerId, seen: 1 }, type);
const calls: Readonly<Record<string, Call>> = {
  submitOffer: ({ by, listingKey }) => offersApi.submitOffer(requestBy(by), listingKey, typedOffer()),
  counterOffer: ({ by, offerId }) =>
    offersApi.counterOffer(requestBy(by), { offerId, seen: 1 }, typedOffer()),
  accept: answering('accept'),
  decline: answering('decline'),
  withdrawOffer: ({ by, offerId }) => offersApi.withdrawOffer(requestBy(by), offerId),
  callHighestAndBest: ({ by, listingKey }) =>
    offersApi.callHighestAndBest(requestBy(by), listingKey, { stands: '24' }),
  sendSealedOffer: ({ by, listingKey }) => sealedApi.sendSealedOffer(requestBy(by), listingKey, {}),
  withdrawSealedOffer: ({ by, listingKey }) => sealedApi.withdrawSealedOffer(requestBy(by), listingKey),
  readOffer: ({ by, offerId }) => ownApi.readOffer(by.user, offerId, now),
  readSellersRound: ({ by, listingKey }) => sealedViews.readSellersRound(by.user, listingKey, now),
  readHomeOffers: ({ by, listingKey }) => ownApi.readHomeOffers(by.user, listingKey, now),
};

/** `number` makes the ids of each case unique. */
async function aCase(person: string, number: number): Promise<Case> {
  const by = await aBidder(runtime, `p-${number}`, withoutSuspension(person));
  const [rosa, mona] = [await aBidder(runtime, `rosa-${number}`), await aBidder(runtime, `mona-${number}`)];
  const bank = toOrganizationId(`bank-${number}`);
  const isAnothers = person === 'member of another';
  await anOrganization(runtime, bank, isAnothers ? [mona.user] : [mona.user, by.user]);
  await anOrganization(runtime, `${bank}-other`, isAnothers ? [mona.user, by.user] : [mona.user]);
  if (person.startsWith('viewer')) await setRole(runtime, bank, by.user.uid, 'viewer');
  const own = person === 'ended session' || person.endsWith('seller') ? by.user.uid : mona.user.uid;
  const sellerUid = /^(member|viewer) of/.test(person) ? bank : own;
  const { listingKey } = await anOfferedHome(runtime, { key: `h${number}`, sellerUid, now });
  const buyer = person === 'who offered' ? by : rosa;
  const made = await offersApi.submitOffer(
    { by: buyer, requestId: 'first', receivedAt: now },
    listingKey,
    typedOffer(),
  );
  if (!made.ok || made.value.offerId === null) throw new Error(JSON.stringify(made));
  if (people[person]?.suspension)
    await runtime.store.commit([write.set(users, by.user.uid, { ...by.user, suspension })]);
  if (person === 'ended session') await runtime.store.commit([write.delete(sessions, by.sessionId)]);
  return { by, listingKey, offerId: made.value.offerId };
}

describe('permissions for offers', () => {
  test('every server function is listed, and every form calls a listed one', () => {
    const named = Object.keys(table).flatMap((name) =>
      name === 'accept' || name === 'decline' ? ['answerOffer'] : [name],
    );
    expect([offersApi, ownApi, sealedApi, sealedViews].flatMap(functionsOf).sort()).toEqual(
      [...new Set(named), ...others].sort(),
    );
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    expect(functionsOf(offerActions).sort()).toEqual(Object.keys(formActions).sort());
    for (const called of Object.values(formActions).flat()) expect(table).toHaveProperty(called);
  });

  const cases = casesOf(table, Object.keys(people));
  let number = 0;
  test.each(cases)('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const result = await calls[name]?.(await aCase(person, number));
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });
});

/** The suspension comes later: a suspended seller published the home before it. */
function withoutSuspension(person: string): Partial<User> {
  const { suspension: _, ...rest } = people[person] ?? {};
  return rest;
}
