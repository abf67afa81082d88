import { z } from 'zod';
import { choiceOf, nextTickAt } from './closing';
import { type ClosingEvent, cameFromSchema, closingEventSchema, partySchema } from './closing-schema';
import { closingStatuses, isOpenStatus, type Side, sides } from './closing-steps';
import { replayClosing } from './evolve-closing';

const instant = z.number().int();

/** A closing as stored. `status`, `dueAt` and `backupId` are derived from `events`. */
export const closingSchema = z.object({
  saleId: z.string(),
  listingKey: z.string(),
  slug: z.string(),
  /** The address in one line. */
  place: z.string(),
  sellerId: z.string(),
  buyerId: z.string(),
  cameFrom: cameFromSchema,
  openedAt: instant,
  events: z.array(closingEventSchema),
  status: z.enum(closingStatuses),
  /** When the tick must act on it next; null if never. */
  dueAt: instant.nullable(),
  /** The backup buyer who has the offer now. */
  backupId: z.string().nullable(),
  /** Number of documents that each side has sent. */
  files: z.object({ buyer: z.number().int(), seller: z.number().int() }).optional(),
});
export type Closing = z.infer<typeof closingSchema>;

const bySide = { saleId: z.string(), side: z.enum(sides), by: partySchema, at: instant };

export const closingFileSchema = z.object({
  ...bySide,
  /** Derived from the side and the bytes. */
  key: z.string().regex(/^[0-9a-f]{24}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  title: z.string(),
  bytes: z.number().int(),
});
export type ClosingFile = z.infer<typeof closingFileSchema>;

export const closingMessageSchema = z.object({ ...bySide, text: z.string() });
export type ClosingMessage = z.infer<typeof closingMessageSchema>;

export const standbySchema = z.object({
  auctionId: z.string(),
  uid: z.string(),
  at: instant,
  until: instant,
});

type Facts = Omit<Closing, 'status' | 'dueAt' | 'backupId'>;

/** Appends events and sets the fields derived from all of them. */
export function toStoredClosing(facts: Facts, more: readonly ClosingEvent[] = []): Closing {
  const events = [...facts.events, ...more];
  const state = replayClosing(events);
  const { succession, status } = state;
  const backupId = succession?.stage === 'offered' ? succession.backup.uid : null;
  return { ...facts, events, status, dueAt: nextTickAt(state), backupId };
}

/** Puts open closings and those that wait for a choice of `side` first, otherwise in the same order. */
export function openFirst(closings: readonly Closing[], side: Side): readonly Closing[] {
  const isOpen = ({ status, events }: Closing) =>
    isOpenStatus(status) || choiceOf(replayClosing(events), side) !== null;
  return [...closings.filter(isOpen), ...closings.filter((closing) => !isOpen(closing))];
}
