/** When the facts were confirmed, the number of reminders since, and the last reminder. Instants in ms. */
export interface Confirmation {
  readonly at: number;
  readonly reminders: number;
  readonly remindedAt: number | null;
}

const dayMs = 24 * 3_600_000;

/** Facts about a home go stale: one confirmation is valid for 14 days. */
export const confirmationMs = 14 * dayMs;
/** The seller gets one reminder three days before the end, and another one day before. */
const reminderLeadMs = [3 * dayMs, dayMs] as const;

export const confirmedAt = (at: number): Confirmation => ({ at, reminders: 0, remindedAt: null });

export const remindedAt = (before: Confirmation | null, at: number): Confirmation | null =>
  before && { ...before, reminders: before.reminders + 1, remindedAt: at };

export interface ConfirmationDue {
  readonly step: 'remind' | 'hold';
  readonly at: number;
}

/**
 * The next timed step while the seller has not confirmed. A seller who could not be reminded on time because
 * of a running auction is reminded first and gets the same number of days to answer. Null while the facts are
 * not public.
 */
export function confirmationDue({
  confirmation,
}: {
  readonly confirmation: Confirmation | null;
}): ConfirmationDue | null {
  if (!confirmation) return null;
  const { at, reminders, remindedAt: lastReminderAt } = confirmation;
  const [first, second] = reminderLeadMs;
  const end = at + confirmationMs;
  if (reminders === 0) return { step: 'remind', at: end - first };
  const since = lastReminderAt ?? at;
  if (reminders === 1) return { step: 'remind', at: Math.max(end - second, since + first - second) };
  return { step: 'hold', at: Math.max(end, since + second) };
}

/** When the next timed step of a listing is due, in ms: a confirmation step, or going on the market. */
export function confirmationDueAt({
  confirmation,
  onMarketAt,
}: {
  readonly confirmation: Confirmation | null;
  readonly onMarketAt: number | null;
}): number | null {
  const times = [confirmationDue({ confirmation })?.at, onMarketAt].filter((at) => typeof at === 'number');
  return times.length === 0 ? null : Math.min(...times);
}

/** The earliest instant, in ms, at which the listing can go on hold: the seller has at least until then. */
export function confirmBy(confirmation: Confirmation): number {
  const { at, reminders, remindedAt: lastReminderAt } = confirmation;
  const [first, second] = reminderLeadMs;
  const graceEnd = reminders === 0 ? 0 : (lastReminderAt ?? at) + (reminders === 1 ? first : second);
  return Math.max(at + confirmationMs, graceEnd);
}
