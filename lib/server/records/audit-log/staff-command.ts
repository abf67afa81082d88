import 'server-only';
import { randomBytes } from 'node:crypto';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import { type Actor, toActor } from '@/lib/domain/drafts/review-state';
import { type AuditEntry, toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { audit } from './audit-log-collections';

/** An audit log entry by staff. */
export interface StaffEntry
  extends Pick<AuditEntry, 'about' | 'subject' | 'action' | 'before' | 'after' | 'why'> {
  /** The display name of the subject. */
  readonly title: string;
  /** Ids of other people concerned. */
  readonly concerns?: readonly string[];
}

/** `entry` is null only if the change writes its own entry, as a change of a draft's review state does. */
export interface StaffDecision {
  readonly entry: StaffEntry | null;
}

interface StaffCommand<Context, Decision extends StaffDecision, Answer, Denial, Refusal> {
  readonly by: SignedIn;
  readonly now: number;
  readonly key?: string;
  /** Runs once the person is known to be staff. */
  readonly load: (tx: Reader, actor: Actor) => Promise<Result<Context, Denial>>;
  readonly decide: (context: Context & StaffContext) => Result<Decision, Refusal>;
  readonly write: (
    tx: Transaction,
    decision: Decision,
    context: Context & StaffContext,
  ) => Answer | Promise<Answer>;
}

interface StaffContext {
  readonly actor: Actor;
}

/** Runs a staff command and writes its audit log entry in the same commit. */
export function runStaffCommand<
  Context extends object,
  Decision extends StaffDecision,
  Answer,
  Denial = never,
  Refusal = never,
>({
  load,
  decide,
  write,
  ...command
}: StaffCommand<Context, Decision, Answer, Denial, Refusal>): Promise<
  Result<Answer, Denial | Refusal | StaffRefusal | CommandRefusal>
> {
  const number = randomBytes(6).toString('hex');
  return runCommand({
    ...command,
    async load(tx, user): Promise<Result<Context & StaffContext, Denial | StaffRefusal>> {
      const refusal = refuseStaff(user);
      if (refusal) return refuse(refusal);
      const actor = toActor(user);
      const loaded = await load(tx, actor);
      return loaded.ok ? ok({ ...loaded.value, actor }) : loaded;
    },
    permit: (context) => ok(context),
    facts: noFacts,
    decide: (context) => decide(context),
    async write(tx, decision, context) {
      const { entry } = decision;
      if (entry) writeStaffEntry(tx, entry, { by: context.actor, at: command.now, number });
      return write(tx, decision, context);
    },
  });
}

/** `number`: random, created before the transaction. */
export function writeStaffEntry(
  tx: Transaction,
  { title, concerns, ...entry }: StaffEntry,
  { by, at, number }: Pick<AuditEntry, 'by' | 'at'> & { readonly number: string },
): void {
  tx.create(
    audit,
    `${entry.subject}:${at}-${number}`,
    toStoredEntry({ ...entry, seq: null, at, by }, title, concerns),
  );
}
