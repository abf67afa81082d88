import { type ClosingState, isOpenTo, sidesDue } from '@/lib/domain/closings/closing';
import { type Side, type StepName, steps } from '@/lib/domain/closings/closing-steps';

/** The steps that the current deadline requires of `only`, or of every side whose turn it is. */
export function dueSteps(state: ClosingState, only?: Side): readonly StepName[] {
  const late = sidesDue(state).filter((side) => !only || side === only);
  const due = steps.filter(
    (step) => step.neededIn === state.status && late.some((side) => isOpenTo(state, step, side)),
  );
  return due.map(({ name }) => name);
}
