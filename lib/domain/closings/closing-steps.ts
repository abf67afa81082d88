/** The steps from the win to the keys, in the order of a closing in New York. */
export const sides = ['buyer', 'seller'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

const openStatuses = ['AwaitingContract', 'AwaitingDeposit', 'InClosing'] as const;
export type OpenStatus = (typeof openStatuses)[number];
export const closingStatuses = [...openStatuses, 'Closed', 'Defaulted', 'FellThrough'] as const;
export type ClosingStatus = (typeof closingStatuses)[number];
export const isOpenStatus = (status: ClosingStatus): status is OpenStatus =>
  openStatuses.some((each) => each === status);

export const stepNames = [
  'attorney',
  'sign',
  'deposit-sent',
  'deposit-received',
  'title',
  'forms',
  'ready',
  'closed',
  'recorded',
] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  /** The sides that confirm it, each separately. */
  readonly sides: readonly Side[];
  /** The statuses in which it can be confirmed. */
  readonly during: readonly ClosingStatus[];
  /** The status whose deadline requires it. */
  readonly neededIn: ClosingStatus;
  /** The steps that must be done first. */
  readonly after: readonly StepName[];
}

/** The deposit goes to the escrow agent whom the seller names when signing, not to this site. */
export const steps: readonly Step[] = [
  step('attorney', ['buyer', 'seller'], 'InClosing', [], openStatuses),
  step('sign', ['buyer', 'seller'], 'AwaitingContract', []),
  step('deposit-sent', ['buyer'], 'AwaitingDeposit', ['sign']),
  step('deposit-received', ['seller'], 'AwaitingDeposit', ['deposit-sent']),
  step('title', ['buyer'], 'InClosing', ['deposit-received']),
  step('forms', ['seller'], 'InClosing', ['deposit-received']),
  step('ready', ['buyer', 'seller'], 'InClosing', ['attorney', 'title', 'forms']),
  step('closed', ['buyer', 'seller'], 'InClosing', ['ready']),
  step('recorded', ['buyer'], 'Closed', ['closed']),
];

function step(
  name: StepName,
  confirming: readonly Side[],
  neededIn: ClosingStatus,
  after: readonly StepName[],
  during: readonly ClosingStatus[] = [neededIn],
): Step {
  return { name, sides: confirming, during, neededIn, after };
}

export function stepOf(name: StepName): Step {
  const found = steps.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is no step`);
  return found;
}
