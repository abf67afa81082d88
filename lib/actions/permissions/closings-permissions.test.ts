import { afterAll, describe, expect, test } from 'vitest';
import * as closingActions from '@/lib/actions/closings';
import type { User } from '@/lib/domain/accounts/user';
import { aBackup, aContract, openedAt, sha, terms } from '@/lib/domain/closings/closing.builders';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { ok, refuse } from '@/lib/domain/shared/result';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closingFileId, closingFiles, closings } from '@/lib/server/records/closings/closing-collections';
import * as stepApi from '@/lib/server/workflows/closings/closing-commands';
import * as filesApi from '@/lib/server/workflows/closings/closing-files';
import * as roomApi from '@/lib/server/workflows/closings/closing-room';
import * as standApi from '@/lib/server/workflows/closings/volunteer-as-backup';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

/** Who acts on a closing that waits for signatures, and on one whose backup buyer has been asked. */
const people: Readonly<Record<string, Partial<User>>> = {
  buyer: {},
  seller: {},
  'member of the seller': {},
  'back-up': {},
  stranger: {},
  staff: { role: 'admin' },
  'buyer whose session ended': {},
  'suspended seller': { suspension: { at: 1, by: 'Ada', reason: 'x' } },
  'viewer of the seller': {},
};
type Row = readonly string[];
const none = 'not-found';
const out = 'signed-out';
const parties: Row = ['ok', 'ok', 'ok', none, none, 'not-a-party', out, out, 'viewer'];

/** One row for each function that checks permissions, with one answer for each person above. */
const table: Readonly<Record<string, Row>> = {
  stepClosing: parties,
  sendClosingMessage: parties,
  sendClosingFile: parties.map((each) => (each === 'ok' ? 'empty' : each)),
  answerBackup: [none, none, none, 'ok', none, none, out, out, none],
  /** The auction does not exist, so nobody is a bidder. */
  volunteerAsBackup: [none, none, none, none, none, none, out, out, none],
  /** These take a user, not a session. Reading the user refuses ended sessions and suspended accounts. */
  getClosingRoom: ['ok', 'ok', 'ok', none, none, 'ok', 'ok', 'ok', 'ok'],
  serveClosingFile: ['ok', 'ok', 'ok', none, none, 'ok', 'ok', 'ok', 'ok'],
};
/** Functions for the caller's own data, for staff (in the table of staff), or that wrap a function above. */
const others = ['listOwnClosings', 'listDefaults', 'listBackupOpportunities', 'takeClosingForm'];

/** The server function that each form calls. */
const formActions: Readonly<Record<string, string>> = {
  takeStep: 'stepClosing',
  takeOver: 'answerBackup',
  write: 'sendClosingMessage',
  stand: 'volunteerAsBackup',
};

interface Case {
  readonly by: SignedIn;
  readonly saleId: string;
}
const now = openedAt + 3_600_000;
const key = sha.slice(0, 24);
const calls: Readonly<
  Record<string, (context: Case) => Promise<{ ok: true } | { ok: false; reason: unknown }>>
> = {
  stepClosing: ({ by, saleId }) =>
    stepApi.stepClosing(by, saleId, { type: 'propose-fall-through', reason: 'title' }, now),
  sendClosingMessage: ({ by, saleId }) => roomApi.sendClosingMessage(by, saleId, 'Hello', now),
  sendClosingFile: ({ by, saleId }) => {
    const file = { name: 'x', bytes: 0, sha256: sha, path: '/nowhere' };
    return filesApi.sendClosingFile({ by, saleId, title: '', file, folder: '/nowhere', now });
  },
  answerBackup: ({ by, saleId }) => stepApi.answerBackup(by, `${saleId}-late`, 'decline', now),
  volunteerAsBackup: ({ by }) => standApi.volunteerAsBackup(by, 'no-auction', now + 1, now),
  getClosingRoom: ({ by, saleId }) => roomApi.getClosingRoom(by.user, saleId),
  serveClosingFile: async ({ by, saleId }) => {
    const request = new Request('https://x.example/');
    const getUser = async () => by.user;
    const served = await filesApi.serveClosingFile({ request, saleId, file: `${key}.pdf`, getUser, now });
    return served ? ok(served) : refuse('not-found');
  },
};

/** `number` makes the ids of each case unique. */
async function aCase(person: string, number: number): Promise<Case> {
  const by = await aBidder(runtime, `p-${number}`, people[person]);
  const { uid } = by.user;
  const bank = toOrganizationId(`bank-${number}`);
  const { user: mona } = await aBidder(runtime, `mona-${number}`);
  await anOrganization(runtime, bank, [mona, by.user]);
  const own = person.endsWith('seller') ? uid : 'olive';
  if (person.startsWith('viewer')) await setRole(runtime, bank, uid, 'viewer');
  const sellerId = /^(member|viewer) of/.test(person) ? bank : own;
  const saleId = `sale-${number}`;
  const facts = {
    saleId,
    listingKey: 'none',
    slug: 'home-1',
    place: 'A home',
    sellerId,
    openedAt,
    buyerId: person.startsWith('buyer') ? uid : 'rosa',
    cameFrom: { kind: 'auction', auctionId: 'none' } as const,
  };
  const opened: ClosingEvent = { type: 'opened', at: openedAt, by: null, terms, contract: aContract };
  const backup = aBackup(person === 'back-up' ? uid : 'paul');
  const late: ClosingEvent[] = [
    { type: 'defaulted', at: openedAt, by: null, side: 'buyer', reason: 'Late' },
    { type: 'backup-named', at: openedAt, by: null, backup, asksSeller: false },
  ];
  const sender = { side: 'seller', by: { uid: 'olive', name: 'Olive' }, at: now } as const;
  await runtime.store.commit([
    write.create(closings, saleId, toStoredClosing({ ...facts, events: [opened] })),
    write.create(closings, `${saleId}-late`, toStoredClosing({ ...facts, events: [opened, ...late] })),
    write.create(closingFiles, closingFileId(saleId, key), {
      ...sender,
      saleId,
      key,
      sha256: sha,
      title: 'Contract',
      bytes: 1,
    }),
  ]);
  if (person.endsWith('ended')) await runtime.store.commit([write.delete(sessions, by.sessionId)]);
  return { by, saleId };
}

describe('permissions in a closing', () => {
  test('every server function is listed, and every form calls a listed one', () => {
    expect([stepApi, roomApi, standApi, filesApi].flatMap(functionsOf).sort()).toEqual(
      [...Object.keys(table), ...others].sort(),
    );
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    expect(functionsOf(closingActions).sort()).toEqual(Object.keys(formActions).sort());
    for (const called of Object.values(formActions)) expect(table).toHaveProperty(called);
  });

  const cases = casesOf(table, Object.keys(people));
  let number = 0;
  test.each(cases)('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const result = await calls[name]?.(await aCase(person, number));
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });
});
