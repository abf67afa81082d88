import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import type { ClosingState } from '@/lib/domain/closings/closing';
import type { EscrowAgent, FallThroughReason } from '@/lib/domain/closings/closing-schema';
import type { StepName } from '@/lib/domain/closings/closing-steps';
import type { ClosingTrouble } from '@/lib/domain/closings/closing-words';
import { answerAsBackup, type ClosingCommand, decideClosing } from '@/lib/domain/closings/decide-closing';
import { toldFactsOf } from '@/lib/domain/closings/disclosed-facts';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { ExtensionCommand } from '@/lib/domain/closings/extension';
import type { SaidOfFact } from '@/lib/domain/closings/fact-judgment';
import type { Closing, ClosingFile } from '@/lib/domain/closings/stored-closing';
import type { PassportTopic } from '@/lib/domain/listings/risk-topics';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isSeller } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Transaction } from '@/lib/server/platform/store/store';
import { refuseOverLimit } from '@/lib/server/records/auctions/bid-exposure';
import { closingFileId, closingFiles, closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listBackups } from './backups';
import { asPerson, type Done, type InClosing, inClosing } from './on-closing';
import { recordClosing } from './record-closing';

/** What a side wishes. `fileKey`: of a document that this side has sent; `hasConsented`: to the sentence beside the box. */
export type ClosingWish =
  | { readonly type: 'offer-contract'; readonly fileKey: string }
  | {
      readonly type: 'sign';
      readonly name: string;
      readonly hasConsented: boolean;
      /** Of the contract that was read. */
      readonly sha256: string;
      /** Instead: a PDF with the signature. */
      readonly fileKey: string;
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
      readonly said: Readonly<Partial<Record<PassportTopic, SaidOfFact>>>;
    }
  | { readonly type: 'answer-facts'; readonly text: string }
  | ExtensionCommand
  | { readonly type: 'agree' | 'withdraw-proposal' | 'end-unfinished' | 'relist' }
  | { readonly type: 'offer-backup' };

/** One step of a sale by one of its sides, in one commit. `now`: when the request arrived, in ms, here and below. */
export const stepClosing = (by: SignedIn, saleId: string, wish: ClosingWish, now: number): Done<Closing> =>
  inClosing(by, saleId, now, async (given) => {
    const { tx, closing, side, user } = given;
    const command = await toCommand(given, wish, now);
    if (!command.ok) return command;
    const party = { uid: user.uid, name: user.registration?.legalName ?? user.name };
    const decided = decideClosing(replayClosing(closing.events), command.value, { side, by: party, now });
    return decided.ok ? ok(await recordClosing(tx, closing, decided.value)) : decided;
  });

/** A back-up takes the buyer's place or leaves it to the next one. */
export const answerBackup = (
  by: SignedIn,
  saleId: string,
  answer: 'accept' | 'decline',
  now: number,
): Done<Closing> =>
  asPerson(by, now, saleId, async (tx, user) => {
    const closing = (await tx.get(closings, saleId))?.data;
    if (!closing || closing.backupId !== user.uid) return refuse('not-found');
    const backups = await listBackups(tx, closing, now);
    const acting = { by: { uid: user.uid, name: user.registration?.legalName ?? user.name }, now };
    // Who has come to sell the home since then does not buy it.
    if (answer === 'accept' && (await isSeller(tx, closing.sellerId, user.uid))) return refuse('not-a-party');
    const state = replayClosing(closing.events);
    const decided = answerAsBackup(state, answer, acting, backups);
    if (!decided.ok) return decided;
    if (answer === 'accept' && (await isOverLimit(tx, user, closing, state))) return refuse('over-limit');
    return ok(await recordClosing(tx, closing, decided.value));
  });

async function isOverLimit(
  tx: Transaction,
  user: User,
  { cameFrom }: Closing,
  { succession }: ClosingState,
): Promise<boolean> {
  if (cameFrom.kind === 'offer' || !succession) return false;
  return (await refuseOverLimit(tx, user, cameFrom.auctionId, succession.backup.priceCents)) !== null;
}

async function toCommand(
  given: InClosing,
  wish: ClosingWish,
  now: number,
): Promise<Result<ClosingCommand, ClosingTrouble>> {
  switch (wish.type) {
    case 'offer-contract': {
      const file = await findOwn(given, wish.fileKey);
      return file ? ok({ type: 'offer-contract', contract: file }) : refuse('no-such-file');
    }
    case 'sign':
      return toSigning(given, wish);
    case 'confirm':
      if (!wish.hasConsented) return refuse('needs-consent');
      return ok({ ...{ type: 'confirm', step: wish.step, note: wish.note }, signature: null, escrow: null });
    case 'declare-default': {
      if (!wish.hasConsented) return refuse('needs-consent');
      return ok({ type: 'declare-default', reason: wish.reason, backups: await backupsFor(given, now) });
    }
    case 'offer-backup':
      return ok({ type: wish.type, backups: await backupsFor(given, now) });
    case 'judge-facts': {
      const listing = (await given.tx.get(listings, given.closing.listingKey))?.data;
      return ok({ type: 'judge-facts', said: wish.said, told: listing ? toldFactsOf(listing) : [] });
    }
    default:
      return ok(wish);
  }
}

/** Only the seller goes on to them. */
const backupsFor = async ({ tx, closing, side }: InClosing, now: number) =>
  side === 'seller' ? listBackups(tx, closing, now) : [];

async function toSigning(
  given: InClosing,
  wish: Extract<ClosingWish, { type: 'sign' }>,
): Promise<Result<ClosingCommand, ClosingTrouble>> {
  if (!wish.hasConsented) return refuse('needs-consent');
  const { name } = wish;
  const rest = { type: 'confirm', step: 'sign', note: '', escrow: wish.escrow } as const;
  if (wish.fileKey === '') {
    const { contract } = replayClosing(given.closing.events);
    const read = { sha256: wish.sha256, href: contract?.href ?? '' };
    return ok({ ...rest, signature: { kind: 'typed', name: name.trim(), ...read } });
  }
  const file = await findOwn(given, wish.fileKey);
  if (!file) return refuse('no-such-file');
  const { href, sha256 } = file;
  return ok({ ...rest, signature: { kind: 'file', name: name.trim(), sha256, href, of: wish.sha256 } });
}

async function findOwn({ tx, closing, side }: InClosing, key: string) {
  const file = (await tx.get(closingFiles, closingFileId(closing.saleId, key)))?.data;
  return file && file.side === side ? toContract(file) : null;
}

const toContract = ({ saleId, key, title, sha256 }: ClosingFile) => ({
  ...{ title, sha256, href: accountRoutes.saleFile(saleId, key) },
});
