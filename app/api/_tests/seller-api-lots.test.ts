import { afterAll, expect, test } from 'vitest';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import { apiScopes } from '@/lib/domain/organizations/integrations/api-key';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { clock } from '@/lib/server/platform/clock';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { changeDraft, startDraft } from '@/lib/server/workflows/drafts/drafts';

import { sendIn } from '@/lib/server/workflows/drafts/submission';
import { createApiKey } from '@/lib/server/workflows/integrations/api-key-commands';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { setApprovalRules } from '@/lib/server/workflows/organizations/approval-rules';
import { send } from './seller-api.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const [mona, eve] = [await aBidder(runtime, 'mona'), await aBidder(runtime, 'eve')];
const ada = await aBidder(runtime, 'ada', { role: 'admin' });
await anOrganization(runtime, 'org_a', [mona.user]);
await anOrganization(runtime, 'org_b', [eve.user]);
const tokenOf = async (by: typeof mona, organisationId: string) => {
  const options = { name: 'Core', scopes: apiScopes.slice(), days: 30 } as const;
  const made = await createApiKey(by, organisationId, options, clock.now());
  if (!made.ok) throw new Error(made.reason);
  return made.value.token;
};
const [token, otherToken] = [await tokenOf(mona, 'org_a'), await tokenOf(eve, 'org_b')];

const dayIn = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString().slice(0, 10);
let count = 0;

/** A published home of the organization whose auction starts in 30 days. */
async function aHome(): Promise<string> {
  count += 1;
  const started = await startDraft(mona, clock.now() + count * 3_600_000, 'org_a');
  if (!started.ok) throw new Error(started.reason);
  const { draftId } = started.value;
  const overrides = {
    ...{ startDate: dayIn(30), endDate: dayIn(37), parcelNumber: '' },
    street: `${count} Gates Avenue`,
  };
  const now = clock.now();
  await changeDraft(mona, draftId, () => ({ ok: true, value: aContent({ overrides }) }), now);
  expect(await sendIn(mona, draftId, now)).toMatchObject({ ok: true });
  const approval = { type: 'approve', submission: 1, specialReview: '' } as const;
  expect(await decideSubmission(ada, draftId, approval, now)).toMatchObject({ ok: true });
  return draftId;
}

const split = (ids: readonly string[], shares: readonly number[]) => ({
  homes: ids.map((id, index) => ({ id, basisPoints: shares[index] ?? 0 })),
});
const answerOf = async (response: Promise<Response>) => {
  const { status, reason, errors } = await (await response).json();
  return errors ? [status, reason, errors[0].field] : [status, reason];
};

test('a seller’s system forms a lot once, splits its price, moves it and dissolves it', async () => {
  const [lead, other] = [await aHome(), await aHome()];
  const body = split([lead, other], [6_000, 4_000]);
  const formed = await send('POST /lots', { token, body });
  expect(await formed.json()).toMatchObject({ id: lead, ...body, hasContract: true });
  // As after a crash, when no response was stored.
  expect((await send('POST /lots', { token, body })).status).toBe(201);
  const another = send('POST /lots', { token, body: split([lead, other], [5_000, 5_000]) });
  expect(await answerOf(another)).toEqual([409, 'lot-refused', lead]);

  const shares = split([other, lead], [7_500, 2_500]);
  const divided = await (await send(`PUT /lots/${lead}/shares`, { token, body: shares })).json();
  expect(divided.homes).toEqual(split([lead, other], [2_500, 7_500]).homes);
  for (const wrong of [split([lead, other], [1, 1]), split([lead, 'hstranger'], [5_000, 5_000])])
    expect(await answerOf(send(`PUT /lots/${lead}/shares`, { token, body: wrong }))).toEqual([
      ...[409, 'lot-refused', 'homes'],
    ]);

  const third = await aHome();
  const homes = split([third, lead], [4_000, 6_000]);
  const changed = await (await send(`PUT /lots/${lead}/homes`, { token, body: homes })).json();
  expect(changed.homes).toEqual(split([lead, third], [6_000, 4_000]).homes);
  // Sent again.
  expect((await send(`PUT /lots/${lead}/homes`, { token, body: homes })).status).toBe(200);
  const withoutLead = split([other, third], [5_000, 5_000]);
  expect(await answerOf(send(`PUT /lots/${lead}/homes`, { token, body: withoutLead }))).toEqual([
    ...[409, 'lot-refused', lead],
  ]);
  expect(await answerOf(send(`PUT /lots/${lead}/homes`, { token: otherToken, body: homes }))).toEqual([
    ...[404, 'not-found'],
  ]);

  const dates = { startDate: dayIn(40), startTime: '10:00', endDate: dayIn(47), endTime: '14:00' };
  expect((await send(`PUT /lots/${lead}/schedule`, { token, body: dates })).status).toBe(200);
  expect(await answerOf(send(`GET /lots/${other}`, { token }))).toEqual([404, 'not-found']);
  expect((await send(`DELETE /lots/${lead}`, { token })).status).toBe(204);
  expect(await answerOf(send(`GET /lots/${lead}`, { token }))).toEqual([404, 'not-found']);
});

test('a lot of another organization does not exist for a key, and a second person approves one', async () => {
  const [lead, other] = [await aHome(), await aHome()];
  const body = split([lead, other], [5_000, 5_000]);
  expect(await answerOf(send('POST /lots', { token: otherToken, body }))).toEqual([404, 'not-found']);
  const rules = { publications: true, priceAboveCents: null };
  await anOrganization(runtime, 'org_a', [mona.user, eve.user]);
  await setApprovalRules(mona, 'org_a', rules, clock.now());
  expect(await answerOf(send('POST /lots', { token, body }))).toEqual([409, 'approval-requested']);
});
