import { closeByOf } from '@/lib/domain/closings/close-by';
import { type ClosingState, isDone, isOpenTo } from '@/lib/domain/closings/closing';
import { type Side, type Step, type StepName, stepOf, steps } from '@/lib/domain/closings/closing-steps';
import { dueSteps } from '@/lib/domain/closings/views/due-steps';

/** The stages of a closing and the steps that complete each. */
const stageSteps = {
  contract: ['sign'],
  deposit: ['deposit-sent', 'deposit-received'],
  title: ['attorney', 'title', 'forms'],
  closing: ['ready', 'closed'],
  recorded: ['recorded'],
} as const satisfies Readonly<Record<string, readonly StepName[]>>;
type StageName = keyof typeof stageSteps;
const stageNames = ['contract', 'deposit', 'title', 'closing', 'recorded'] as const;

export interface Stage {
  readonly name: StageName;
  /** `stopped`: the sale ended here without a closing. */
  readonly status: 'done' | 'current' | 'upcoming' | 'stopped';
  /** When it was done, is due, or ended, in ms; null if no date is known yet. */
  readonly at: number | null;
}

export function stagesOf(state: ClosingState): readonly Stage[] {
  const currentAt = stageNames.findIndex(
    (name) => !stageSteps[name].every((step) => isDone(state, stepOf(step))),
  );
  return stageNames.map((name, index): Stage => {
    if (currentAt === -1 || index < currentAt) return { name, status: 'done', at: doneAt(state, name) };
    if (index > currentAt) return { name, status: 'upcoming', at: state.end ? null : dueAtOf(state, name) };
    if (state.end) return { name, status: 'stopped', at: state.end.at };
    return { name, status: 'current', at: dueAtOf(state, name) };
  });
}

const doneAt = ({ confirmed }: ClosingState, name: StageName): number =>
  Math.max(
    ...confirmed.filter(({ step }) => stageSteps[name].some((each) => each === step)).map(({ at }) => at),
  );

/** Title has no deadline of its own: it is part of the closing's. */
function dueAtOf(state: ClosingState, name: StageName): number | null {
  const { status, dueAt } = state;
  if (name === 'contract' && status === 'AwaitingContract') return dueAt;
  if (name === 'deposit' && status === 'AwaitingDeposit') return dueAt;
  return name === 'closing' ? closeByOf(state) : null;
}

/** The steps that one side can take. */
interface OwnSteps {
  /** The one to take first; null if this side waits or has nothing left to do. */
  readonly next: Step | null;
  /** Others that are open already. */
  readonly also: readonly Step[];
}

export function ownSteps(state: ClosingState, side: Side): OwnSteps {
  const open = steps.filter((step) => isOpenTo(state, step, side) && !waitsForContract(state, step, side));
  const [due] = dueSteps(state, side);
  const next = open.find(({ name }) => name === (due ?? 'recorded')) ?? null;
  return { next, also: open.filter((step) => step !== next) };
}

const waitsForContract = ({ contract }: ClosingState, { name }: Step, side: Side): boolean =>
  name === 'sign' && side === 'buyer' && contract === null;
