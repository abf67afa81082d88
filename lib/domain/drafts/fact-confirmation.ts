/** Since when the facts are confirmed, how often the seller was asked to do so again, and when last. Instants in ms. */
export interface Confirmation {
  readonly at: number;
  readonly reminders: number;
  readonly remindedAt: number | null;
}

const dayMs = 24 * 3_600_000;

/** Facts about a home grow old: so long one confirmation holds. */
export const confirmationMs = 14 * dayMs;
/** The seller is asked three days before, and again one day before. */
const askedBeforeMs = [3 * dayMs, dayMs] as const;

export const confirmedAt = (at: number): Confirmation => ({ at, reminders: 0, remindedAt: null });

export const remindedAt = (before: Confirmation | null, at: number): Confirmation | null =>
  before && { ...before, reminders: before.reminders + 1, remindedAt: at };

export interface ConfirmationDue {
  readonly step: 'remind' | 'hold';
  readonly at: number;
}

/**
 * What the clock does next while nobody confirms. Whoever could not be asked in time, because an auction stood, is asked
 * first and has the same days to answer. Null while nobody sees the facts.
 */
export function confirmationDue({
  confirmation,
}: {
  readonly confirmation: Confirmation | null;
}): ConfirmationDue | null {
  if (!confirmation) return null;
  const { at, reminders, remindedAt: asked } = confirmation;
  const [first, second] = askedBeforeMs;
  const end = at + confirmationMs;
  if (reminders === 0) return { step: 'remind', at: end - first };
  const since = asked ?? at;
  if (reminders === 1) return { step: 'remind', at: Math.max(end - second, since + first - second) };
  return { step: 'hold', at: Math.max(end, since + second) };
}

/** When the clock next demands something of a listing: a confirmation, or to go on the market. In ms. */
export function dueAtOf({
  confirmation,
  onMarketAt,
}: {
  readonly confirmation: Confirmation | null;
  readonly onMarketAt: number | null;
}): number | null {
  const times = [confirmationDue({ confirmation })?.at, onMarketAt].filter((at) => typeof at === 'number');
  return times.length === 0 ? null : Math.min(...times);
}

/** Until when the seller has time at least. */
export function confirmBy(confirmation: Confirmation): number {
  const { at, reminders, remindedAt: asked } = confirmation;
  const [first, second] = askedBeforeMs;
  const left = reminders === 0 ? 0 : (asked ?? at) + (reminders === 1 ? first : second);
  return Math.max(at + confirmationMs, left);
}
