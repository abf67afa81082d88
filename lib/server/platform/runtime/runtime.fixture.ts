import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSchedule } from '@/lib/domain/auctions/commands/auction.builders';
import type { ScheduleCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { highestAmountCents } from '@/lib/domain/auctions/terms/fields';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import type { Mail } from '@/lib/server/platform/mail/mail';
import { forgetProcess } from '@/lib/server/platform/process/per-process';
import { openSqliteStore } from '@/lib/server/platform/store/sqlite/sqlite-store';
import { write } from '@/lib/server/platform/store/store';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { openQuarantined } from './quarantine';
import { type Runtime, sharedRuntime } from './runtime';

process.env.LOCAL_MODE ??= '1';
// No one listens here, so a site that runs on this machine does not answer the tests.
if (process.env.LOCAL_MODE === '1') process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:1';

/** A separate runtime for a test file: a fresh store, and a mailer that records its messages in `mails`. */
export function openTestRuntime() {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  const mails: Mail[] = [];
  let isMailDown = false;
  const path = join(folder, 'store.sqlite');
  const store = openQuarantined((onUnreadable) => openSqliteStore(path, { onUnreadable }));
  const files = openDiskFiles(join(folder, 'files'));
  setRuntime({
    store,
    files,
    fileLinkKey: 'a key for tests',
    mail: {
      async send(mail) {
        if (isMailDown) throw new Error('The mail server is down');
        mails.push(mail);
      },
    },
  });
  return {
    store,
    storePath: path,
    files,
    mails,
    breakMail: (down: boolean) => {
      isMailDown = down;
    },
    async end() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Replaces the shared runtime with these parts. */
export function setRuntime(parts: Runtime): void {
  sharedRuntime().opened = parts;
}

/** Resets all process state, as after a start. Keeps these parts, if passed, as the runtime. */
export function resetRuntime(parts?: Runtime): void {
  forgetProcess();
  if (parts) setRuntime(parts);
}

type TestRuntime = Pick<Runtime, 'store'>;

/** A person who may bid: verified, registered and signed in. */
export async function aBidder(
  { store }: TestRuntime,
  uid: string,
  more: Partial<SignedIn['user']> = {},
): Promise<SignedIn> {
  const now = Date.now();
  const registration = {
    legalName: `Legal ${uid}`,
    // Unique per user: a bidder who shares a phone number with the seller may not bid.
    phone: phoneOf(uid),
    termsVersion: termsInForce.version,
    acceptedAt: now,
    address: { street: '1 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
    title: { kind: 'individual' as const, name: '' },
    buyerType: 'owner-occupant' as const,
    household: [],
    organisation: '',
  };
  const user = {
    uid,
    email: `${uid}@example.com`,
    name: uid,
    role: 'member' as const,
    emailVerified: true,
    confirmed: { email: `${uid}@example.com`, by: 'mail' as const, at: now },
    registration,
    bidLimit: { cents: highestAmountCents, at: now },
    createdAt: now,
    ...more,
  };
  const sessionId = `session-${uid}`;
  await store.commit([
    write.set(users, uid, user),
    write.set(sessions, sessionId, { uid, createdAt: now, expiresAt: now + 3_600_000, revokedAt: null }),
  ]);
  return { user, sessionId };
}

/** A US number with an exchange that does not end in 11, because those are service codes. */
function phoneOf(uid: string): string {
  const number = createHash('sha256').update(uid).digest().readUInt32BE();
  const exchange = (2 + (number % 8)) * 100 + 20 + ((number >> 3) & 63);
  return `+1212${exchange}${String(number % 10_000).padStart(4, '0')}`;
}

/** A stored auction, open now unless the terms say otherwise. */
export async function aStoredAuction(
  { store }: TestRuntime,
  auctionId: string,
  terms: Partial<ScheduleCommand['terms']> = {},
): Promise<string> {
  const now = Date.now();
  const scheduled = decide(
    null,
    aSchedule({ auctionId, startsAt: now - 60_000, endsAt: now + 3_600_000, now: now - 120_000, ...terms }),
  );
  if (!scheduled.ok) throw new Error(scheduled.reason.reason);
  await store.transact(async (tx) =>
    recordEvents(tx, { slug: `slug-of-${auctionId}`, sellerId: 'seller' }, scheduled.value.events, null),
  );
  return auctionId;
}
