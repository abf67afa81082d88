/** Kinds of notifications about a closing. */
export const closingUpdates = [
  'opened',
  'contract-offered',
  'step',
  'deposit-due',
  'in-closing',
  'closed',
  'reminded',
  'overdue',
  'cure-ended',
  'fall-through-proposed',
  'proposal-withdrawn',
  'extension-proposed',
  'extension-agreed',
  'extension-declined',
  'fell-through',
  'defaulted',
  'choose-backup',
  'backup-asked',
  'backup-offered',
  'backup-passed',
  'relisted',
  'facts-judged',
  'facts-answered',
  'message',
  'document',
] as const;
export type ClosingUpdate = (typeof closingUpdates)[number];

/** Recipients, each of whom gets a wording of their own. */
export const notifiedSides = ['buyer', 'seller', 'back-up'] as const;
