/** Kinds of messages about a closing. */
export const closingNews = [
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
export type ClosingNews = (typeof closingNews)[number];

/** Recipients, for whom each message has its own words. */
export const notifiedSides = ['buyer', 'seller', 'back-up'] as const;
