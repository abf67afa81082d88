import { afterAll, describe, expect, test } from 'vitest';
import * as deskActions from '@/lib/actions/desk';
import type { User } from '@/lib/domain/accounts/user';
import { cents } from '@/lib/domain/shared/money';
import { stopConfirmation } from '@/lib/domain/staff/emergency-stop';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import {
  defaultCases,
  emergencyStops,
  reasonTemplates,
  relationCases,
} from '@/lib/server/records/desk/desk-collections';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { decideMany } from '@/lib/server/workflows/desk/decide-many';
import { handleDefault, readDefault } from '@/lib/server/workflows/desk/default-cases';
import { liftStop, readStopProgress, stopAuctions } from '@/lib/server/workflows/desk/emergency-stop';
import { actOnMail } from '@/lib/server/workflows/desk/failed-mails';
import { readMetrics } from '@/lib/server/workflows/desk/metrics';
import { readBulkRows, readDesk } from '@/lib/server/workflows/desk/queues';
import { removeTemplate, saveTemplate } from '@/lib/server/workflows/desk/reason-templates';
import { handleRelations } from '@/lib/server/workflows/desk/relation-cases';
import { searchEverything } from '@/lib/server/workflows/desk/search-everything';
import { takeRow } from '@/lib/server/workflows/desk/take-row';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const people: Readonly<Record<string, Partial<User>>> = {
  member: {},
  seller: { role: 'seller' },
  staff: { role: 'admin' },
  'staff who sell the home': { role: 'admin' },
  'ended session': { role: 'admin' },
  suspended: { role: 'admin', suspension: { at: 1, by: 'Ben', reason: 'x' } },
};
type Row = readonly string[];
const no = 'not-staff';
/** Answers to members and sellers, staff, staff who sell the home, after the session, and when suspended. */
const forStaff = (answer: string, own = answer, ended = 'signed-out'): Row => [
  ...[no, no, answer, own],
  ...[ended, 'signed-out'],
];
const reads = forStaff('ok', 'ok', 'ok');
const acts = forStaff('ok');
const actsOnHome = forStaff('ok', 'own-listing');

const table: Readonly<Record<string, Row>> = {
  readDesk: reads,
  readBulkRows: reads,
  readDefault: reads,
  readMetrics: reads,
  readStopProgress: reads,
  searchEverything: reads,
  takeRow: actsOnHome,
  handleDefault: actsOnHome,
  handleRelations: actsOnHome,
  // Nothing that this person can decide is left, or the session fails at each row.
  decideMany: forStaff('ok', 'nothing-selected', 'ok'),
  actOnMail: acts,
  saveTemplate: acts,
  removeTemplate: acts,
  stopAuctions: acts,
  liftStop: acts,
};

interface Case {
  readonly by: SignedIn;
  readonly id: string;
}
type Call = (context: Case) => Promise<{ ok: true } | { ok: false; reason: unknown }>;
const now = Date.now();
const reason = 'The network is being repaired.';
const typed = { use: 'return', title: 'A', text: 'b', version: 0 } as const;
const calls: Readonly<Record<string, Call>> = {
  readDesk: ({ by }) => readDesk(by.user, now),
  readBulkRows: ({ by }) => readBulkRows(by.user, 'reports', now),
  readDefault: ({ by, id }) => readDefault(by.user, id),
  readMetrics: ({ by }) => readMetrics(by.user, now),
  readStopProgress: ({ by }) => readStopProgress(by.user, now),
  searchEverything: ({ by }) => searchEverything(by.user, 'Halsey'),
  takeRow: ({ by, id }) => takeRow(by, { queue: 'reports', rowId: id, type: 'take' }, now),
  handleDefault: ({ by, id }) =>
    handleDefault(by, { saleId: id, why: 'x', decision: 'keep', escrow: '' }, now),
  handleRelations: ({ by, id }) => handleRelations(by, { auctionId: id, why: 'x' }, now),
  decideMany: ({ by, id }) =>
    decideMany(by, { queue: 'reports', rows: new Map([[id, 0]]), decision: 'no-fault', why: 'x' }, now),
  actOnMail: ({ by, id }) => actOnMail(by, { mailId: id, type: 'retry' }, now),
  saveTemplate: ({ by, id }) => saveTemplate(by, `new-${id}`, typed, now),
  removeTemplate: ({ by, id }) => removeTemplate(by, id, 1, now),
  stopAuctions: ({ by }) => stopAuctions(by, { reason, confirmation: stopConfirmation }, now),
  async liftStop({ by }) {
    const stop = { status: 'stopping', reason, at: now, by: { uid: 'x', name: 'X', role: 'admin' } } as const;
    await runtime.store.commit([write.set(emergencyStops, 'all', stop)]);
    return liftStop(by, 'Over.', now);
  },
};

/** The server function that each form calls. */
const formActions: Readonly<Record<string, string>> = {
  takeFromQueue: 'takeRow',
  resolveMail: 'actOnMail',
  closeDefault: 'handleDefault',
  closeRelations: 'handleRelations',
  keepTemplate: 'saveTemplate',
  dropTemplate: 'removeTemplate',
  stopAll: 'stopAuctions',
  endStop: 'liftStop',
  decideSeveral: 'decideMany',
};

/** A report, a default, a failed email and a template with the same id. */
async function aCase(person: string, number: number): Promise<Case> {
  const by = await aBidder(runtime, `p${number}`, people[person]);
  const id = `case${number}`;
  const sellerId = person === 'staff who sell the home' ? by.user.uid : 'olive';
  const { listingKey, slug } = await aPublishedHome(runtime, { key: `h${number}`, sellerUid: sellerId, now });
  await runtime.store.commit([
    write.delete(emergencyStops, 'all'),
    write.create(reports, id, {
      ...{ reportId: id, listingKey, slug, title: 'A home', sellerId, reason: 'fraud', text: 'x', at: now },
      from: { uid: null, email: null },
      status: 'open',
    }),
    write.create(defaultCases, id, {
      ...{ saleId: id, listingKey, place: 'A home', side: 'buyer', uid: 'rosa', buyerId: 'rosa', sellerId },
      ...{ priceCents: cents(100), at: now, status: 'open' },
    }),
    write.create(relationCases, id, { auctionId: id, listingKey, at: now, status: 'open' }),
    write.create(outbox, id, {
      ...{ kind: 'suspended', uid: 'rosa', reason: 'x', attempts: 64, sendAt: null, givenUpAt: now },
    }),
    write.create(reasonTemplates, id, { ...typed, templateId: id, version: 1, changedAt: now }),
  ]);
  if (person === 'ended session') await runtime.store.commit([write.delete(sessions, by.sessionId)]);
  return { by, id };
}

describe('permissions of the desk', () => {
  test('every form calls a listed function', () => {
    expect(functionsOf(deskActions).sort()).toEqual(Object.keys(formActions).sort());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    for (const called of Object.values(formActions)) expect(Object.keys(table)).toContain(called);
  });

  let number = 0;
  test.each(casesOf(table, Object.keys(people)))('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const result = await calls[name]?.(await aCase(person, number));
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });
});
