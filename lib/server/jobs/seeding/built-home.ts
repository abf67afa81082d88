import 'server-only';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Draft } from '@/lib/domain/drafts/draft';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { DraftDocumentKind } from '@/lib/domain/drafts/files/documents';
import type { FileWish } from '@/lib/domain/drafts/files/upload';
import type { FileRefusal } from '@/lib/domain/drafts/upload-refusals';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { findUser } from '@/lib/server/people/identity/users';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { clock } from '@/lib/server/platform/clock';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { saveAnswers, startDraft, submitDraft } from '@/lib/server/workflows/drafts/drafts';
import { decideSubmission, type SubmissionRefusal } from '@/lib/server/workflows/listings/reviews';
import { keepFile, type Sending } from '@/lib/server/workflows/uploads/uploads';

export const builtStates = ['draft', 'in-review', 'published'] as const;

export interface WantedHome {
  /** Somebody who has signed in once. */
  readonly ownerId: string;
  readonly state: (typeof builtStates)[number];
  /** In place of some of the complete ones. */
  readonly answers: Answers;
  /** When the auction starts and ends, in ms from now, down to the minute. Negative: the home was built before. */
  readonly startsInMs: number;
  readonly endsInMs: number;
}

export interface BuiltHome {
  readonly draftId: string;
  readonly street: string;
  /** Both null until it is published; at a fixed price it has no auction. */
  readonly slug: string | null;
  readonly auctionId: string | null;
}

/** `unknown-owner`: nobody with this id, or no sample reviewer. */
type BuildRefusal = 'unknown-owner' | FileRefusal | SubmissionRefusal;
type Built<T> = Promise<Result<T, BuildRefusal>>;

const minuteMs = 60_000;
/** Of the sample login of staff, as `seed-accounts.ts` gives it. */
const reviewerId = 'sample-admin';

/** Lists a home as its owner and our staff would: with every answer, a photo and both papers. `now` in ms. */
export async function buildHome(wanted: WantedHome, now: number): Built<BuiltHome> {
  const [owner, reviewer] = await Promise.all([signIn(wanted.ownerId), signIn(reviewerId)]);
  try {
    if (!owner || !reviewer) return refuse('unknown-owner');
    const startsAt = toMinute(now + wanted.startsInMs);
    const sellsFrom = { startsAt, endsAt: toMinute(now + wanted.endsInMs) };
    // An auction is announced before it starts.
    const at = Math.min(now, startsAt - minuteMs);
    const draft = await writeDraft(owner, { ...answersOf(sellsFrom), ...wanted.answers }, at);
    if (!draft.ok) return draft;
    const { draftId } = draft.value;
    const moved = await moveTo(wanted.state, { owner, reviewer, draftId, at });
    return moved.ok ? ok(await describe(draft.value)) : moved;
  } finally {
    const opened = [owner, reviewer].flatMap((by) => (by ? [write.delete(sessions, by.sessionId)] : []));
    await runtime().store.commit(opened);
  }
}

/** A session for as long as the work takes; null when nobody has this id. */
async function signIn(uid: string): Promise<SignedIn | null> {
  const user = await findUser(uid);
  if (!user) return null;
  const sessionId = `building-${randomUUID()}`;
  const createdAt = clock.toRealTime(clock.now());
  const session = { uid, createdAt, expiresAt: createdAt + 10 * minuteMs, revokedAt: null };
  await runtime().store.commit([write.set(sessions, sessionId, session)]);
  return { user, sessionId };
}

const toMinute = (at: number): number => Math.floor(at / minuteMs) * minuteMs;

function answersOf({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }): Answers {
  const [start, end] = [toEasternTime(startsAt), toEasternTime(endsAt)];
  return {
    ...completeAnswers,
    postalCode: '14850',
    street: `${randomInt(1_000, 100_000)} Bellflower Road`,
    // Nobody else's.
    parcelNumber: '',
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
  };
}

async function writeDraft(by: SignedIn, typed: Answers, now: number): Built<Draft> {
  const started = await startDraft(by, now);
  if (!started.ok) return started;
  const sending = { by, draftId: started.value.draftId, now };
  const saved = await saveAnswers(by, sending.draftId, { typed, was: {} }, now);
  if (!saved.ok) return saved;
  const photo = await sendFile(sending, { purpose: 'photo', name: 'front.png' }, await aPhoto());
  if (!photo.ok) return photo;
  for (const kind of ['ProofOfAuthority', 'PropertyCondition'] as const) {
    const paper = { purpose: 'document', name: `${kind}.pdf`, kind, title: '', asOf: now } as const;
    const sent = await sendFile(sending, paper, await aPaper(kind));
    if (!sent.ok) return sent;
  }
  return ok(saved.value.draft);
}

type Named<Wish = FileWish> = Wish extends FileWish ? Omit<Wish, 'bytes' | 'sha256'> : never;

const sendFile = (sending: Sending, named: Named, bytes: Uint8Array) =>
  withFolder(async (folder) => {
    const path = join(folder, 'sent');
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return keepFile(sending, { ...named, bytes: bytes.length, sha256 }, { path, folder });
  });

const aPhoto = (): Promise<Uint8Array> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a8a7a' } })
    .png()
    .toBuffer();

async function aPaper(kind: DraftDocumentKind): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  paper.setTitle(kind);
  paper.addPage();
  return paper.save();
}

interface Moving {
  readonly owner: SignedIn;
  readonly reviewer: SignedIn;
  readonly draftId: string;
  readonly at: number;
}

async function moveTo(
  state: WantedHome['state'],
  { owner, reviewer, draftId, at }: Moving,
): Built<Draft | null> {
  if (state === 'draft') return ok(null);
  const sent = await submitDraft(owner, draftId, at);
  if (!sent.ok || state === 'in-review') return sent;
  const { submission } = sent.value.standing;
  return decideSubmission(reviewer, draftId, { type: 'approve', submission, specialReview: '' }, at);
}

async function describe({ draftId, answers }: Draft): Promise<BuiltHome> {
  const listing = (await runtime().store.get(listings, draftId))?.data;
  return {
    draftId,
    street: answers.street ?? '',
    slug: listing?.slug ?? null,
    auctionId: listing?.auctionId ?? null,
  };
}
