import 'server-only';
import type { Session } from '@/lib/domain/accounts/session';
import type { User } from '@/lib/domain/accounts/user';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';

export type CommandRefusal = 'signed-out' | 'too-many' | 'busy';

/**
 * A command of a signed-in person, in steps. The steps after `limit` run in one transaction, in this order. A
 * conflict repeats them, so create random values beforehand. Only `write` and `writeRefusal` write.
 */
export interface Command<Subject, Permitted, Facts, Decision, Answer, Denial, Refusal> {
  readonly by: SignedIn;
  /** A rate limit per person, shared by commands with the same rate. `now`: arrival of the request, ms. */
  readonly limit?: { readonly rate: RateLimit; readonly now: number };
  /** Commands with the same key run one after another in this process instead of conflicting. */
  readonly key?: string;
  /** True if `permit` or `decide` checks `canAct`. If not, accounts that cannot act count as signed out. */
  readonly admitsSuspended?: boolean;
  /** Reads the subject of the command and what `permit` needs. */
  readonly load: (tx: Reader, user: User, session: Session) => Promise<Result<Subject, Denial>>;
  /** The answer that the same request received before, or null. */
  readonly repeat?: (subject: Subject) => Result<Answer, Denial> | null;
  /** Whether this person may run the command, and in which capacity. */
  readonly permit: (subject: Subject) => Result<Permitted, Denial>;
  /** Reads what else the rules need. */
  readonly facts: (tx: Reader, permitted: Permitted) => Promise<Facts>;
  /** Decides by the rules of lib/domain. Pure. */
  readonly decide: (context: Permitted & Facts) => Result<Decision, Refusal>;
  /** Writes the decision and returns the answer. May read documents that it then writes. */
  readonly write: (
    tx: Transaction,
    decision: Decision,
    context: Permitted & Facts,
  ) => Answer | Promise<Answer>;
  /** Records a refusal by `decide`. */
  readonly writeRefusal?: (tx: Transaction, refusal: Refusal, context: Permitted & Facts) => Promise<void>;
}

/** For commands that read everything in `load`. */
export const noFacts = async () => ({});

/** A command as a value, so that it can be tried before it runs. */
export const defineCommand = <
  Subject,
  Permitted extends object,
  Facts extends object,
  Decision,
  Answer,
  Denial = never,
  Refusal = never,
>(
  command: Command<Subject, Permitted, Facts, Decision, Answer, Denial, Refusal>,
): Command<Subject, Permitted, Facts, Decision, Answer, Denial, Refusal> => command;

/** What the command would decide now. Writes nothing and takes no token. */
export async function tryCommand<
  Subject,
  Permitted extends object,
  Facts extends object,
  Decision,
  Answer,
  Denial = never,
  Refusal = never,
>(
  command: Command<Subject, Permitted, Facts, Decision, Answer, Denial, Refusal>,
  reader: Reader = runtime().store,
): Promise<Result<Decision, Denial | Refusal | CommandRefusal>> {
  const subject = await loadSubject(reader, command);
  if (!subject.ok) return subject;
  const context = await contextOf(reader, command, subject.value);
  return context.ok ? command.decide(context.value) : context;
}

/** Runs a command in one commit. Returns the refusal of any step, which commits only `writeRefusal`. */
export async function runCommand<
  Subject,
  Permitted extends object,
  Facts extends object,
  Decision,
  Answer,
  Denial = never,
  Refusal = never,
>(
  command: Command<Subject, Permitted, Facts, Decision, Answer, Denial, Refusal>,
): Promise<Result<Answer, Denial | Refusal | CommandRefusal>> {
  const { by, limit, key } = command;
  // A key has a limit of its own, for all its requests.
  const isLimited = limit !== undefined && by.keyId === undefined;
  if (isLimited && !takeToken(limit.rate, by.user.uid, limit.now).isAllowed) return refuse('too-many');
  return whileNotBusy(() =>
    runtime().store.transact((tx) => runIn(tx, command), key === undefined ? {} : { key }),
  );
}

async function runIn<
  Subject,
  Permitted extends object,
  Facts extends object,
  Decision,
  Answer,
  Denial,
  Refusal,
>(
  tx: Transaction,
  command: Command<Subject, Permitted, Facts, Decision, Answer, Denial, Refusal>,
): Promise<Result<Answer, Denial | Refusal | 'signed-out'>> {
  const subject = await loadSubject(tx, command);
  if (!subject.ok) return subject;
  const repeated = command.repeat?.(subject.value);
  if (repeated) return repeated;
  const context = await contextOf(tx, command, subject.value);
  if (!context.ok) return context;
  const decided = command.decide(context.value);
  if (decided.ok) return ok(await command.write(tx, decided.value, context.value));
  await command.writeRefusal?.(tx, decided.reason, context.value);
  return decided;
}

interface FirstSteps<Subject, Permitted, Facts, Denial> {
  readonly by: SignedIn;
  readonly admitsSuspended?: boolean;
  readonly load: (tx: Reader, user: User, session: Session) => Promise<Result<Subject, Denial>>;
  readonly permit: (subject: Subject) => Result<Permitted, Denial>;
  readonly facts: (tx: Reader, permitted: Permitted) => Promise<Facts>;
}

async function loadSubject<Subject, Denial>(
  reader: Reader,
  command: Pick<FirstSteps<Subject, never, never, Denial>, 'by' | 'admitsSuspended' | 'load'>,
): Promise<Result<Subject, Denial | 'signed-out'>> {
  const acting = await readActingUser(reader, command.by, command);
  return acting ? command.load(reader, acting.user, acting.session) : refuse('signed-out');
}

async function contextOf<Subject, Permitted extends object, Facts extends object, Denial>(
  reader: Reader,
  { permit, facts }: Pick<FirstSteps<Subject, Permitted, Facts, Denial>, 'permit' | 'facts'>,
  subject: Subject,
): Promise<Result<Permitted & Facts, Denial>> {
  const permitted = permit(subject);
  if (!permitted.ok) return permitted;
  return ok({ ...permitted.value, ...(await facts(reader, permitted.value)) });
}
