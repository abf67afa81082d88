import 'server-only';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { missingOf } from '@/lib/domain/accounts/registration';
import type { User } from '@/lib/domain/accounts/user';
import type { FileFault } from '@/lib/domain/drafts/files/upload';
import {
  type AskRefusal,
  type LimitRequest,
  MAX_PROOF_BYTES,
  type Proof,
  refuseAsking,
  toLimitCents,
  unreviewedUntil,
} from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { FilePath } from '@/lib/server/platform/files/files';
import { serveFile } from '@/lib/server/platform/files/serve-file';
import { examineDocument } from '@/lib/server/platform/intake/take-in';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { limitRequests, proofs } from '@/lib/server/records/bid-limits/bid-limit-collections';

const dayMs = 24 * 3_600_000;

export type LimitRequestRefusal = AskRefusal | FileFault | CommandRefusal | 'no-file' | 'too-large';

/** A request for a higher limit: the amount as typed, and the proof of funds as sent. */
export interface BidLimitRequest {
  readonly amount: string;
  readonly file: { readonly name: string; readonly bytes: number; readonly path: string } | null;
  /** May be written to. */
  readonly folder: string;
}

/** What a person sees of their own limit. Amounts in cents. */
export interface OwnLimit {
  readonly limitCents: number;
  /** The limit minus all bids and purchases. */
  readonly leftCents: number;
  readonly funds: ReviewedFunds | null;
  readonly request: LimitRequest | null;
}

export async function readOwnLimit(user: User): Promise<OwnLimit> {
  const request = (await runtime().store.get(limitRequests, user.uid))?.data ?? null;
  const { limitCents, leftCents } = await readAvailableLimit(user, null);
  return { limitCents, leftCents, funds: user.funds ?? null, request };
}

/**
 * Queues the request for staff and replaces an earlier one. The file is private and deleted after review.
 */
export async function requestBidLimit(
  by: SignedIn,
  { amount, file, folder }: BidLimitRequest,
  now: number,
): Promise<Result<LimitRequest, LimitRequestRefusal>> {
  const askedCents = toLimitCents(amount);
  const { withoutReviewCents } = bidPolicy();
  const refuseFor = (user: User) =>
    refuseAsking(user, { askedCents, missing: missingOf(user.registration), withoutReviewCents, now });
  const early = refuseFor(by.user);
  if (early) return refuse(early);
  const taken = await takeProof(by.user.uid, file, folder, now);
  if (!taken.ok) return taken;
  const { proofId } = taken.value;
  return runCommand({
    by,
    async load(tx, user) {
      const before = (await tx.get(limitRequests, user.uid))?.data;
      const replaced = before?.status === 'open' ? await tx.get(proofs, before.proofId) : null;
      return ok({ user, replaced: replaced?.data });
    },
    permit: (subject) => okUnless(refuseFor(subject.user), subject),
    facts: noFacts,
    decide: ({ user: { uid, name } }) =>
      askedCents === null
        ? refuse('invalid-amount')
        : ok<LimitRequest>({ uid, name, askedCents, at: now, proofId, status: 'open', decided: null }),
    write(tx, request, { replaced }) {
      if (replaced) tx.set(proofs, replaced.proofId, { ...replaced, deleteAt: now });
      tx.set(proofs, proofId, { ...taken.value, deleteAt: unreviewedUntil(now) });
      tx.set(limitRequests, request.uid, request);
      return request;
    },
  });
}

/** Writes the record first, so the sweep deletes the file even if no request follows. */
async function takeProof(
  uid: string,
  file: BidLimitRequest['file'],
  folder: string,
  now: number,
): Promise<Result<Proof, LimitRequestRefusal>> {
  if (!file || file.bytes === 0) return refuse('no-file');
  if (file.bytes > MAX_PROOF_BYTES) return refuse('too-large');
  const work = join(folder, 'proof');
  await mkdir(work);
  const fault = await examineDocument({ uid, path: file.path, folder: work });
  if (fault) return refuse(fault);
  const proofId = randomBytes(16).toString('hex');
  const { name, bytes } = file;
  const proof: Proof = { proofId, uid, name, bytes, sentAt: now, deleteAt: now + dayMs };
  await runtime().store.commit([write.create(proofs, proofId, proof)]);
  await runtime().files.create(pathOf(proofId), {
    contentType: 'application/pdf',
    body: createReadStream(file.path),
  });
  return ok(proof);
}

/** Serves it to its sender and staff; null for everyone else and after deletion. */
export async function serveProof(request: Request, proofId: string, user: User): Promise<Response | null> {
  const proof = (await runtime().store.get(proofs, proofId))?.data;
  if (!proof || (proof.uid !== user.uid && user.role !== 'admin')) return null;
  return serveFile(runtime().files, pathOf(proofId), request, {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
}

/** Deletes a person's limit request and proofs. Idempotent. */
export async function deleteLimitRequests(uid: string): Promise<void> {
  await runtime().store.commit([write.delete(limitRequests, uid)]);
  for (;;) {
    const { docs } = await runtime().store.query(proofs, {
      where: [{ field: 'uid', op: '==', value: uid }],
      limit: 100,
    });
    if (docs.length === 0) return;
    for (const { id } of docs) await deleteProof(id);
  }
}

/** Deletes proofs whose retention has ended. */
export async function sweepProofs(now: number): Promise<void> {
  const { docs } = await runtime().store.query(proofs, {
    where: [{ field: 'deleteAt', op: '<=', value: now }],
    orderBy: [{ field: 'deleteAt', direction: 'asc' }],
    limit: 100,
  });
  for (const { id } of docs) await deleteProof(id);
}

/** Deletes the file first, so that no file outlives its record. */
async function deleteProof(proofId: string): Promise<void> {
  await runtime().files.delete(pathOf(proofId));
  await runtime().store.commit([write.delete(proofs, proofId)]);
}

const pathOf = (proofId: string): FilePath => `private/proofs/${proofId}.pdf`;
