/** A submission in the queue. `isFree`: the reviewer may decide on it, and nobody else has it. */
export interface FlowStep {
  readonly draftId: string;
  readonly isFree: boolean;
}

/** The place of a submission among those that wait, and its neighbors that the reviewer can decide. */
export interface FlowPlace {
  /** From 1; null if it no longer waits. */
  readonly position: number | null;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** `steps`: the queue, longest waiting first. Without a place in it, `next` is the first free submission. */
export function placeInFlow(steps: readonly FlowStep[], draftId: string): FlowPlace {
  const index = steps.findIndex((step) => step.draftId === draftId);
  const idOf = (step: FlowStep | undefined) => step?.draftId ?? null;
  return {
    position: index < 0 ? null : index + 1,
    total: steps.length,
    previous: idOf(steps.slice(0, Math.max(index, 0)).findLast(({ isFree }) => isFree)),
    next: idOf(steps.slice(index + 1).find(({ isFree }) => isFree)),
  };
}
