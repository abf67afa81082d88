import { z } from 'zod';
import { choiceOf, nextTickAt } from './closing';
import { cameFromSchema, partySchema, type SaleEvent, saleEventSchema } from './closing-schema';
import { isOpenStatus, type Side, saleStatuses, sides } from './closing-steps';
import { replaySale } from './evolve-closing';

const instant = z.number().int();

/** What the store keeps of a sale. Everything under `events` follows from them. */
export const saleSchema = z.object({
  saleId: z.string(),
  listingKey: z.string(),
  slug: z.string(),
  /** The address in one line. */
  place: z.string(),
  sellerId: z.string(),
  buyerId: z.string(),
  cameFrom: cameFromSchema,
  openedAt: instant,
  events: z.array(saleEventSchema),
  status: z.enum(saleStatuses),
  /** When the tick has to act on it next. */
  dueAt: instant.nullable(),
  /** Who is offered the buyer's place now. */
  backupId: z.string().nullable(),
  /** How many documents each side has sent. */
  files: z.object({ buyer: z.number().int(), seller: z.number().int() }).optional(),
});
export type Sale = z.infer<typeof saleSchema>;

const bySide = { saleId: z.string(), side: z.enum(sides), by: partySchema, at: instant };

export const saleFileSchema = z.object({
  ...bySide,
  /** Of its side and its bytes. */
  key: z.string().regex(/^[0-9a-f]{24}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  title: z.string(),
  bytes: z.number().int(),
});
export type SaleFile = z.infer<typeof saleFileSchema>;

export const saleMessageSchema = z.object({ ...bySide, text: z.string() });
export type SaleMessage = z.infer<typeof saleMessageSchema>;

export const standbySchema = z.object({
  auctionId: z.string(),
  uid: z.string(),
  at: instant,
  until: instant,
});

type Facts = Omit<Sale, 'status' | 'dueAt' | 'backupId'>;

/** With what is found by and follows from the events. */
export function toStoredSale(facts: Facts, more: readonly SaleEvent[] = []): Sale {
  const events = [...facts.events, ...more];
  const state = replaySale(events);
  const { succession, status } = state;
  const backupId = succession?.stage === 'offered' ? succession.backup.uid : null;
  return { ...facts, events, status, dueAt: nextTickAt(state), backupId };
}

/** What is still on its way, or waits for a choice of `side`, before what is over; the order in each is kept. */
export function openFirst(sales: readonly Sale[], side: Side): readonly Sale[] {
  const isOpen = ({ status, events }: Sale) =>
    isOpenStatus(status) || choiceOf(replaySale(events), side) !== null;
  return [...sales.filter(isOpen), ...sales.filter((sale) => !isOpen(sale))];
}
