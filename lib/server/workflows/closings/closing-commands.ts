import 'server-only';
import { wasStaffLately } from '@/lib/domain/accounts/former-staff';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import type { User } from '@/lib/domain/accounts/user';
import type { FiguresCommand } from '@/lib/domain/closings/actual-figures';
import type { ClosingActionRefusal } from '@/lib/domain/closings/closing-action-refusal';
import type { Backup, EscrowAgent, FallThroughReason } from '@/lib/domain/closings/closing-schema';
import type { StepName } from '@/lib/domain/closings/closing-steps';
import { answerAsBackup, type ClosingCommand, decideClosing } from '@/lib/domain/closings/decide-closing';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { ExtensionCommand } from '@/lib/domain/closings/extension';
import type { FactAnswers } from '@/lib/domain/closings/fact-judgment';
import type { DisclosedFact } from '@/lib/domain/closings/fact-verdicts';
import { refuseSigner, type Signer, signerOf } from '@/lib/domain/closings/signer';
import type { Closing, ClosingFile } from '@/lib/domain/closings/stored-closing';
import { soldFactsOf } from '@/lib/domain/closings/views/disclosed-facts';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { isSeller } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader } from '@/lib/server/platform/store/store';
import { blockId, blocks } from '@/lib/server/records/auctions/bid-collections';
import { refuseOverLimit } from '@/lib/server/records/auctions/bid-exposure';
import { closingFileId, closingFiles, closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listBackups } from './backups';
import {
  type ClosingAnswer,
  type ClosingContext,
  onClosing,
  partyOf,
  queueForClosing,
  toContract,
} from './on-closing';
import { recordClosing } from './record-closing';

/** A side's request. `hasConsented`: to the checkbox text. */
export type ClosingStepRequest =
  | {
      readonly type: 'sign';
      readonly name: string;
      /** In what capacity the person signs for someone else; empty if only for themselves. */
      readonly authority: string;
      readonly hasConsented: boolean;
      /** The hash of the contract the person read. */
      readonly sha256: string;
      /** The key of a signed PDF that this side sent; empty for a typed signature. */
      readonly fileKey: string;
      /** In a lot: the listing keys of the homes that the person found in the contract. */
      readonly homes?: readonly string[];
      readonly escrow: EscrowAgent;
    }
  | {
      readonly type: 'confirm';
      readonly step: Exclude<StepName, 'sign'>;
      readonly note: string;
      readonly hasConsented: boolean;
    }
  | { readonly type: 'propose-fall-through'; readonly reason: FallThroughReason }
  | { readonly type: 'declare-default'; readonly reason: string; readonly hasConsented: boolean }
  | {
      readonly type: 'judge-facts';
      readonly answers: FactAnswers;
    }
  | { readonly type: 'answer-facts'; readonly text: string }
  | FiguresCommand
  | ExtensionCommand
  | { readonly type: 'agree' | 'withdraw-proposal' | 'end-unfinished' | 'relist' }
  | { readonly type: 'offer-backup' };

/** Runs one step of a closing for one side. `now`: request arrival in ms, here and below. */
export const stepClosing = (
  by: SignedIn,
  saleId: string,
  request: ClosingStepRequest,
  now: number,
): ClosingAnswer<Closing> =>
  runCommand({
    ...onClosing(by, saleId, now),
    facts: (tx, context) => readStepFacts(tx, context, request, now),
    decide(context) {
      const { closing, side, user } = context;
      // No figure of the site about itself comes from its staff.
      if (request.type === 'enter-figures' && (user.role === 'admin' || wasStaffLately(user, now)))
        return refuse('not-a-party');
      const command = toCommand(context, request);
      if (!command.ok) return command;
      return decideClosing(replayClosing(closing.events), command.value, { side, by: partyOf(user), now });
    },
    write: (tx, events, { closing }) => recordClosing(tx, closing, events),
  });

/** A backup buyer steps in or passes to the next one. */
export const answerBackup = (
  by: SignedIn,
  saleId: string,
  answer: 'accept' | 'decline',
  now: number,
): ClosingAnswer<Closing> =>
  runCommand({
    ...queueForClosing(by, saleId, now),
    async load(tx, user) {
      const closing = (await tx.get(closings, saleId))?.data;
      if (closing?.backupId !== user.uid) return refuse('not-found');
      const { cameFrom, sellerId } = closing;
      const [isSellers, block] = await Promise.all([
        isSeller(tx, sellerId, user.uid),
        cameFrom.kind === 'offer' ? null : tx.get(blocks, blockId(cameFrom.auctionId, user.uid)),
      ]);
      return ok({ user, closing, mayBuy: !isSellers && !block });
    },
    // A backup buyer who has joined the seller, or whom staff blocked, cannot buy the home.
    permit: (subject) => (answer === 'accept' && !subject.mayBuy ? refuse('not-a-party') : ok(subject)),
    facts: async (tx, { user, closing }) => ({
      backups: await listBackups(tx, closing, now),
      isOverLimit: answer === 'accept' && (await isOverLimit(tx, user, closing)),
    }),
    decide({ user, closing, backups, isOverLimit }) {
      const acting = { by: partyOf(user), now };
      const decided = answerAsBackup(replayClosing(closing.events), answer, acting, backups);
      return decided.ok && isOverLimit ? refuse('over-limit') : decided;
    },
    write: (tx, events, { closing }) => recordClosing(tx, closing, events),
  });

async function isOverLimit(tx: Reader, user: User, { cameFrom, events }: Closing): Promise<boolean> {
  const { succession } = replayClosing(events);
  if (cameFrom.kind === 'offer' || !succession) return false;
  return (await refuseOverLimit(tx, user, cameFrom.auctionId, succession.backup.priceCents)) !== null;
}

/** Facts a step needs besides the closing; empty for other steps. */
interface StepFacts {
  /** The referenced document, if the same side sent it. */
  readonly file: ClosingFile | null;
  /** Who signs, when signing. */
  readonly signer: Signer | null;
  readonly backups: readonly Backup[];
  readonly disclosedFacts: readonly DisclosedFact[];
}

async function readStepFacts(
  tx: Reader,
  { closing, side, user }: ClosingContext,
  request: ClosingStepRequest,
  now: number,
): Promise<StepFacts> {
  const facts = { file: null, signer: null, backups: [], disclosedFacts: [] };
  switch (request.type) {
    case 'sign': {
      const [document, listing] = await Promise.all([
        tx.get(closingFiles, closingFileId(closing.saleId, request.fileKey)),
        tx.get(listings, closing.listingKey),
      ]);
      const file = document?.data.side === side ? document.data : null;
      return { ...facts, file, signer: signerOf(side, user, listing?.data.seller.name ?? legalNameOf(user)) };
    }
    case 'declare-default':
    case 'offer-backup':
      // Only a seller can move on to the backup buyers.
      return { ...facts, backups: side === 'seller' ? await listBackups(tx, closing, now) : [] };
    case 'judge-facts': {
      const { lot } = replayClosing(closing.events);
      const keys = lot.length > 0 ? lot.map(({ listingKey }) => listingKey) : [closing.listingKey];
      const found = (await tx.getAll(listings, keys)).flatMap((doc) => (doc ? [doc.data] : []));
      return { ...facts, disclosedFacts: soldFactsOf(found, lot) };
    }
    default:
      return facts;
  }
}

function toCommand(
  context: ClosingContext & StepFacts,
  request: ClosingStepRequest,
): Result<ClosingCommand, ClosingActionRefusal> {
  const { backups, disclosedFacts } = context;
  switch (request.type) {
    case 'sign':
      return toSigning(context, request);
    case 'confirm':
      if (!request.hasConsented) return refuse('needs-consent');
      return ok({ type: 'confirm', step: request.step, note: request.note, signature: null, escrow: null });
    case 'declare-default':
      if (!request.hasConsented) return refuse('needs-consent');
      return ok({ type: 'declare-default', reason: request.reason, backups });
    case 'offer-backup':
      return ok({ type: request.type, backups });
    case 'judge-facts':
      return ok({ type: 'judge-facts', answers: request.answers, disclosedFacts });
    default:
      return ok(request);
  }
}

function toSigning(
  { closing, file, signer, user }: ClosingContext & StepFacts,
  request: Extract<ClosingStepRequest, { type: 'sign' }>,
): Result<ClosingCommand, ClosingActionRefusal> {
  if (!request.hasConsented) return refuse('needs-consent');
  // An organization acts through an API key, and only a person signs.
  if (isOrganizationId(user.uid)) return refuse('not-a-party');
  const name = request.name.trim();
  const refusal = signer && refuseSigner(signer, { name, authority: request.authority });
  if (refusal) return refuse(refusal);
  const principal = signer?.principal ?? null;
  const { contract, lot } = replayClosing(closing.events);
  const homes = lot.flatMap(({ listingKey }) => (request.homes?.includes(listingKey) ? listingKey : []));
  const signed = {
    name,
    ...(lot.length > 0 && { homes }),
    ...(principal !== null && { authority: { principal, capacity: request.authority.trim() } }),
  };
  const step = { type: 'confirm', step: 'sign', note: '', escrow: request.escrow } as const;
  if (request.fileKey === '') {
    const read = { sha256: request.sha256, href: contract?.href ?? '' };
    return ok({ ...step, signature: { kind: 'typed', ...signed, ...read } });
  }
  if (!file) return refuse('no-such-file');
  const { href, sha256 } = toContract(file);
  return ok({ ...step, signature: { kind: 'file', ...signed, sha256, href, of: request.sha256 } });
}
