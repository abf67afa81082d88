import { dollars } from '@/lib/domain/shared/money';
import type { ClosingState } from './closing';
import type { Backup, ClosingEvent, SaleTerms } from './closing-schema';
import { otherSide, type Side, type StepName, stepOf } from './closing-steps';
import { type ActingParty, type ClosingCommand, decideClosing } from './decide-closing';
import { evolveClosing } from './evolve-closing';

export const hourMs = 3_600_000;
export const openedAt = Date.parse('2026-11-22T17:00:00Z');
export const sha = 'a'.repeat(64);
export const aContract = { title: 'Contract of sale', href: '/documents/h/c.pdf', sha256: sha };
export const terms: SaleTerms = {
  priceCents: dollars(400_000),
  earnestMoneyCents: dollars(40_000),
  closingDays: 30,
};
export const aBackup = (uid: string, more: Partial<Backup> = {}): Backup => ({
  uid,
  alias: `Bidder ${uid}`,
  priceCents: dollars(395_000),
  reserveMet: true,
  ...more,
});

export const aClosing = (contract: typeof aContract | null = aContract): ClosingState =>
  evolveClosing(null, { type: 'opened', at: openedAt, by: null, terms, contract });

export const actingParty = (side: Side, now = openedAt + hourMs): ActingParty => ({
  side,
  by: { uid: side, name: `The ${side}` },
  now,
});

/** Confirms a step with everything that any step can require. */
export const confirming = (step: StepName): Extract<ClosingCommand, { type: 'confirm' }> => ({
  type: 'confirm',
  step,
  note: 'Ada Lovelace',
  signature: { kind: 'typed', name: 'Ada Lovelace', sha256: sha, href: aContract.href },
  escrow: { name: 'Eve Escrow', firm: 'Escrow LLP', phone: '' },
});

export const afterEvents = (state: ClosingState, events: readonly ClosingEvent[]): ClosingState =>
  events.reduce(evolveClosing, state);

/** Throws on a refusal. */
export function run(state: ClosingState, command: ClosingCommand, by: ActingParty): ClosingState {
  const decided = decideClosing(state, command, by);
  if (!decided.ok) throw new Error(decided.reason);
  return afterEvents(state, decided.value);
}

/** The closing after every required side confirms these steps, one hour apart. */
export const through = (state: ClosingState, ...names: readonly StepName[]): ClosingState =>
  names.reduce(
    (before, name, at) =>
      stepOf(name).sides.reduce(
        (present, side) => run(present, confirming(name), actingParty(side, openedAt + (at + 1) * hourMs)),
        before,
      ),
    state,
  );

/** Closed by all steps, not recorded yet. */
export const aClosedSale = (): ClosingState =>
  through(
    aClosing(),
    ...([
      'sign',
      'deposit-sent',
      'deposit-received',
      'attorney',
      'title',
      'forms',
      'ready',
      'closed',
    ] as const),
  );

export const aDefaulted = (backups: readonly Backup[], side: Side = 'buyer'): ClosingState => {
  const waiting = run(aClosing(), confirming('sign'), actingParty(otherSide(side)));
  const late = actingParty(otherSide(side), openedAt + 121 * hourMs);
  return run(waiting, { type: 'declare-default', reason: 'No signature', backups }, late);
};
