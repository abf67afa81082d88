import 'server-only';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Draft } from '@/lib/domain/drafts/draft';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import type { DraftDocumentKind } from '@/lib/domain/drafts/files/documents';
import type { FileDeclaration } from '@/lib/domain/drafts/files/upload';
import type { Note } from '@/lib/domain/drafts/review-state';
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
import type { SubmitRefusal } from '@/lib/server/workflows/drafts/submission';
import { decideSubmission, type SubmissionRefusal } from '@/lib/server/workflows/listings/reviews';
import { keepFile, type Sending } from '@/lib/server/workflows/uploads/uploads';

export const builtStates = ['draft', 'in-review', 'returned', 'published'] as const;

export interface HomeInput {
  /** Must have signed in once. */
  readonly ownerId: string;
  /** The organization of the owner that sells it; null if the owner does. */
  readonly organisationId: string | null;
  readonly state: (typeof builtStates)[number];
  /** Override some of the complete answers. */
  readonly answers: Answers;
  /** What the reviewer of a returned home asks for. */
  readonly notes?: readonly Note[];
  /** When the auction starts and ends, in ms from now, rounded down to the minute. May be negative. */
  readonly startsInMs: number;
  readonly endsInMs: number;
}

export interface BuiltHome {
  readonly draftId: string;
  readonly street: string;
  /** Null until published, like `auctionId`, which is also null at a fixed price. */
  readonly slug: string | null;
  readonly auctionId: string | null;
}

/** `unknown-owner`: no user with this id, or no sample reviewer. */
type BuildRefusal = 'unknown-owner' | FileRefusal | SubmissionRefusal | SubmitRefusal;
type BuildResult<T> = Promise<Result<T, BuildRefusal>>;

const minuteMs = 60_000;
/** The uid of the sample staff login, from `seed-accounts.ts`. */
const reviewerId = 'sample-admin';

/**
 * Lists a home as its owner and our staff would: with all answers, a photo and the documents that every auction needs. `now` in ms.
 */
export async function buildHome(input: HomeInput, now: number): BuildResult<BuiltHome> {
  const [owner, reviewer] = await Promise.all([signIn(input.ownerId), signIn(reviewerId)]);
  try {
    if (!owner || !reviewer) return refuse('unknown-owner');
    const startsAt = toMinute(now + input.startsInMs);
    const auctionTimes = { startsAt, endsAt: toMinute(now + input.endsInMs) };
    // An auction must be announced before it starts.
    const at = Math.min(now, startsAt - minuteMs);
    const answers = { ...answersOf(auctionTimes), ...input.answers };
    const draft = await writeDraft(owner, { ...input, answers }, at);
    if (!draft.ok) return draft;
    const { draftId } = draft.value;
    const moved = await moveTo(input, { owner, reviewer, draftId, at });
    return moved.ok ? ok(await describe(draft.value)) : moved;
  } finally {
    const signOuts = [owner, reviewer].flatMap((by) => (by ? [write.delete(sessions, by.sessionId)] : []));
    await runtime().store.commit(signOuts);
  }
}

/** Opens a temporary session; null if no user has this id. */
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
    // Unset, so that it does not match another home.
    parcelNumber: '',
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
  };
}

async function writeDraft(
  by: SignedIn,
  { answers: typed, organisationId }: Pick<HomeInput, 'answers' | 'organisationId'>,
  now: number,
): BuildResult<Draft> {
  const started = await startDraft(by, now, organisationId);
  if (!started.ok) return started;
  const upload = { by, draftId: started.value.draftId, now };
  const saved = await saveAnswers(by, upload.draftId, { typed, was: started.value.answers }, now);
  if (!saved.ok) return saved;
  const photo = await sendFile(upload, { purpose: 'photo', name: 'front.png' }, await aPhoto());
  if (!photo.ok) return photo;
  for (const kind of ['ProofOfAuthority', 'PropertyCondition', 'ContractOfSale'] as const) {
    const paper = { purpose: 'document', name: `${kind}.pdf`, kind, title: '', asOf: now } as const;
    const sent = await sendFile(upload, paper, await aPaper(kind));
    if (!sent.ok) return sent;
  }
  return ok(saved.value.draft);
}

type FileDetails<Declaration = FileDeclaration> = Declaration extends FileDeclaration
  ? Omit<Declaration, 'bytes' | 'sha256'>
  : never;

const sendFile = (upload: Sending, details: FileDetails, bytes: Uint8Array) =>
  withFolder(async (folder) => {
    const path = join(folder, 'sent');
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return keepFile(upload, { ...details, bytes: bytes.length, sha256 }, { path, folder });
  });

/** Two colors, because a picture of one color is held as blank. */
const aPhoto = (): Promise<Uint8Array> =>
  sharp({ create: { width: 400, height: 150, channels: 3, background: '#7a8a7a' } })
    .extend({ top: 150, background: '#b8c8d8' })
    .png()
    .toBuffer();

/** Without the time, so that the homes of a lot have the same contract of sale. */
async function aPaper(kind: DraftDocumentKind): Promise<Uint8Array> {
  const paper = await PDFDocument.create({ updateMetadata: false });
  paper.setTitle(kind);
  paper.addPage();
  return paper.save();
}

interface DraftInReview {
  readonly owner: SignedIn;
  readonly reviewer: SignedIn;
  readonly draftId: string;
  readonly at: number;
}

async function moveTo(
  { state, notes = defaultNotes }: Pick<HomeInput, 'state' | 'notes'>,
  { owner, reviewer, draftId, at }: DraftInReview,
): BuildResult<Draft | null> {
  if (state === 'draft') return ok(null);
  const sent = await submitDraft(owner, draftId, at);
  if (!sent.ok || state === 'in-review') return sent;
  const { submission } = sent.value.standing;
  const decision =
    state === 'returned'
      ? ({ type: 'request-changes', submission, notes } as const)
      : ({ type: 'approve', submission, specialReview: '' } as const);
  return decideSubmission(reviewer, draftId, decision, at);
}

const defaultNotes: readonly Note[] = [{ about: 'titleSummary', text: 'Which county?' }];

async function describe({ draftId, answers }: Draft): Promise<BuiltHome> {
  const listing = (await runtime().store.get(listings, draftId))?.data;
  return {
    draftId,
    street: answers.street ?? '',
    slug: listing?.slug ?? null,
    auctionId: listing?.auctionId ?? null,
  };
}
