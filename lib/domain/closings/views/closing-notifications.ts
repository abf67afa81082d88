import type { SaleEndReason } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { type ClosingState, cureEndsAt, isDone, sidesDue, whyEnded } from '@/lib/domain/closings/closing';
import type { ClosingEvent, ClosingEventOf } from '@/lib/domain/closings/closing-schema';
import { otherSide, type Side, type StepName, sides, stepOf } from '@/lib/domain/closings/closing-steps';
import type { FactVerdict } from '@/lib/domain/closings/fact-verdicts';
import type { ClosingUpdate, notifiedSides } from '@/lib/domain/closings/views/closing-updates';
import { dueSteps } from './due-steps';

/** A notification for one recipient. `until`: its deadline in ms; null if there is none to show. */
export interface ClosingNotification {
  readonly side: (typeof notifiedSides)[number];
  readonly news: ClosingUpdate;
  readonly about: NotificationAbout | null;
  readonly until: number | null;
  readonly priceCents: number | null;
}

/** What the notification says besides its kind. */
export type NotificationAbout =
  /** Text that the other side wrote. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'confirmed'; readonly step: StepName }
  | { readonly kind: 'due'; readonly steps: readonly StepName[]; readonly hasContract: boolean }
  | { readonly kind: 'ended'; readonly why: SaleEndReason }
  | { readonly kind: 'judged'; readonly facts: readonly { readonly verdict: FactVerdict }[] };

type More = Partial<Pick<ClosingNotification, 'about' | 'until' | 'priceCents'>>;

/** The notifications that follow an event. `state`: after the event. */
export function closingNotificationsAfter(
  state: ClosingState,
  event: ClosingEvent,
): readonly ClosingNotification[] {
  const say = (
    to: readonly ClosingNotification['side'][],
    news: ClosingUpdate,
    more: More = {},
  ): readonly ClosingNotification[] =>
    to.map((side) => ({ side, news, about: null, until: state.dueAt, priceCents: null, ...more }));
  switch (event.type) {
    case 'contract-offered':
      return say(['buyer'], 'contract-offered');
    case 'confirmed':
      return say(...ofStep(state, event));
    case 'reminded':
      return sidesDue(state).flatMap((side) => say([side], 'reminded', { about: due(state, side) }));
    case 'overdue':
    case 'cure-ended':
      return say(sides, event.type, { about: due(state), until: cureEndsAt(state) });
    case 'fall-through-proposed':
      return say([otherSide(event.side)], event.type, { about: { kind: 'ended', why: event.reason } });
    case 'proposal-withdrawn':
      return say(sides, event.type);
    case 'extension-proposed':
      return say([otherSide(event.side)], event.type, { about: text(event.reason), until: event.until });
    case 'extension-agreed':
      return say(sides, event.type, { about: due(state) });
    case 'extension-declined':
      return say([otherSide(event.side)], event.type);
    case 'fell-through':
    case 'defaulted':
      return say(sides, event.type, { about: state.end && { kind: 'ended', why: whyEnded(state.end) } });
    case 'backup-named':
    case 'backup-offered': {
      if (!state.succession) return [];
      const { stage, dueAt: until, backup } = state.succession;
      const offer = { until, priceCents: backup.priceCents };
      if (stage === 'seller-chooses') return say(['seller'], 'choose-backup', offer);
      return [...say(['seller'], 'backup-asked'), ...say(['back-up'], 'backup-offered', offer)];
    }
    case 'backup-passed':
    case 'relisted':
      return say(['seller'], event.type);
    case 'facts-judged':
      return say(['seller'], event.type, { about: { kind: 'judged', facts: event.facts } });
    case 'facts-answered':
      return say(['buyer'], event.type, { about: text(event.text) });
    case 'opened':
      return say(sides, 'opened', { priceCents: state.terms.priceCents });
    case 'backup-accepted':
    // The figures are for the statistics only.
    case 'figures-entered':
      return [];
  }
}

const text = (written: string): NotificationAbout => ({ kind: 'text', text: written });
const due = (state: ClosingState, only?: Side): NotificationAbout => ({
  kind: 'due',
  steps: dueSteps(state, only),
  hasContract: state.contract !== null,
});

function ofStep(
  state: ClosingState,
  { step, side }: ClosingEventOf<'confirmed'>,
): [readonly ClosingNotification['side'][], ClosingUpdate, More?] {
  const isAll = isDone(state, stepOf(step));
  if (step === 'sign' && isAll) return [sides, 'deposit-due', { priceCents: state.terms.earnestMoneyCents }];
  if (step === 'deposit-received') return [sides, 'in-closing'];
  if (step === 'closed' && isAll) return [sides, 'closed'];
  return [[otherSide(side)], 'step', { about: { kind: 'confirmed', step } }];
}
