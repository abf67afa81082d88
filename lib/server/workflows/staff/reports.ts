import 'server-only';
import { randomUUID } from 'node:crypto';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { ReportInquiry } from '@/lib/domain/inquiries/inquiries';
import { fullAddress } from '@/lib/domain/listings/address';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import {
  isForReader,
  outcomesOf,
  type ReadReport,
  type ReportOutcome,
  refuseHandling,
  toHandled,
  unnamed,
} from '@/lib/domain/staff/report';
import { isSeller, listSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { dropClaim, refuseTaken } from '@/lib/server/records/desk/desk-claims';
import { recordResponse } from '@/lib/server/records/desk/desk-weeks';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import type { Sender } from '@/lib/server/workflows/inquiries/contact';
import { sendingRefusals as refusals } from '@/messages/inquiries/sending-refusals';
import { canRelease, notifyOfRefusal, release } from './release-held';

const fromPlace: RateLimit = { name: 'reports-place', burst: 10, refillMs: 120_000 };
/** Several times the limit per address, so that one sender cannot keep others from reporting a home. */
const aboutHome: RateLimit = { name: 'reports-home', burst: 60, refillMs: 60_000 };

/** Queues a report, or refuses with a sentence that says what to do. `uid` null: not signed in. */
export async function sendReport(
  { listingKey, reason, message, email }: ReportInquiry,
  uid: string | null,
  { address, at }: Sender,
): Promise<Result<null, string>> {
  const { store } = runtime();
  const listing = (await store.get(listings, listingKey))?.data;
  if (!listing || !isPublicStatus(listing.standardStatus)) return refuse(refusals.notShown);
  const isAllowed =
    takeToken(fromPlace, address, at).isAllowed && takeToken(aboutHome, listingKey, at).isAllowed;
  if (!isAllowed) return refuse(refusals.tooManyReports(env()));
  const reportId = randomUUID();
  const { slug, seller } = listing;
  const title = fullAddress(listing);
  const about = { reportId, listingKey, slug, title, sellerId: seller.id };
  await store.commit([
    write.create(reports, reportId, {
      ...about,
      reason,
      text: message,
      from: { uid, email },
      at,
      status: 'open',
    }),
  ]);
  return ok(null);
}

export interface ReportFile {
  readonly report: ReadReport;
  /** Other reports about the same listing, latest first. */
  readonly others: readonly ReadReport[];
  readonly log: readonly StoredEntry[];
  /** Why this staff member must leave the report to another one; null if they may close it. */
  readonly refused: 'own-listing' | 'for-you' | null;
}

export async function readReport(
  by: User,
  reportId: string,
): Promise<Result<ReportFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const report = (await store.get(reports, reportId))?.data;
  if (!report) return refuse('not-found');
  const [{ docs }, log, isOwn] = await Promise.all([
    store.query(reports, {
      where: [{ field: 'listingKey', op: '==', value: report.listingKey }],
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: 50,
    }),
    listLogOf(by, reportId),
    isSeller(store, report.sellerId, by.uid),
  ]);
  const others = docs.flatMap(({ data }) => (data.reportId === reportId ? [] : data));
  const refused = isOwn ? 'own-listing' : isForReader(report, by.uid) ? 'for-you' : null;
  const file = refused ? { report: unnamed(report), others: others.map(unnamed) } : { report, others };
  return ok({ ...file, log, refused });
}

interface Handling {
  readonly reportId: string;
  readonly outcome: ReportOutcome;
  readonly why: string;
}

/** Closes a report, and sends the text that it held if there is no fault in it, or tells its writer. A consequence, such as a takedown, is a separate command. */
export const handleReport = (by: SignedIn, { reportId, outcome, why }: Handling, now: number) =>
  runStaffCommand({
    by,
    now,
    async load(tx) {
      const report = (await tx.get(reports, reportId))?.data;
      if (!report) return refuse('not-found');
      if (!outcomesOf(report).includes(outcome)) return refuse('wrong-status');
      const taken = await refuseTaken(tx, { queue: 'reports', rowId: reportId, uid: by.user.uid, now });
      const { held } = report;
      const isStale = held && outcome === 'no-fault' ? !(await canRelease(tx, held, now)) : false;
      return ok({ report, taken, isStale, sellers: await listSellers(tx, report.sellerId) });
    },
    decide({ actor, report, taken, isStale, sellers }) {
      const refusal =
        refuseHandling(actor, { ...report, sellers }, why) ?? taken ?? (isStale ? 'cannot-send' : null);
      const entry: StaffEntry = {
        about: 'report',
        subject: reportId,
        action: 'report-handled',
        before: report.status,
        after: outcome,
        why: why.trim(),
        title: report.title,
        concerns: [report.listingKey],
      };
      return okUnless(refusal, { entry });
    },
    async write(tx, _, { report }) {
      if (report.held && outcome === 'not-sent') await notifyOfRefusal(tx, report.held, now);
      await recordResponse(tx, 'reports', { since: report.at, now });
      tx.set(reports, reportId, toHandled(report));
      if (report.held && outcome === 'no-fault') await release(tx, report.held, now);
      dropClaim(tx, 'reports', reportId);
      return null;
    },
  });
