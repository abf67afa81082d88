import 'server-only';
import { addToDigest, type DigestEvent } from '@/lib/domain/notifications/digest';
import { digestPlaceOf, isHomeMessage, recipientsOf } from '@/lib/server/platform/outbox/digest-place';
import type { HomeMessage } from '@/lib/server/platform/outbox/home-messages';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Doc, isConflictError, write } from '@/lib/server/platform/store/store';
import { digestLineOf } from './digest-line';

type Message = Doc<OutboxMessage>;

/**
 * Moves messages into the digests of their organizations. A message is deleted in the commit that adds it, so
 * it is in one digest, whatever stops in between. If another instance was first, the next batch moves the rest.
 */
export async function collectDigests(messages: readonly Message[], now: number): Promise<void> {
  const digests = new Map<string, Message[]>();
  for (const message of messages) {
    const id = digestIdOf(message.data);
    if (id !== null) digests.set(id, [...(digests.get(id) ?? []), message]);
  }
  await settleEach([...digests], ([id, found]) => collect(id, found, now));
}

/** One digest per organization, group and recipients waits at a time. */
function digestIdOf(message: OutboxMessage): string | null {
  const place = digestPlaceOf(message);
  if (!place) return null;
  const { addressee, exceptUids = [] } = recipientsOf(message);
  return ['digest', place.organisationId, place.group, addressee ?? [], exceptUids].flat(2).join(':');
}

async function collect(id: string, messages: readonly Message[], now: number): Promise<void> {
  const { store } = runtime();
  const [waiting, events] = await Promise.all([store.get(outbox, id), Promise.all(messages.map(toEvent))]);
  const before =
    waiting?.data.kind === 'digest' ? { ...waiting.data, sendAt: waiting.data.sendAt ?? now } : null;
  const digest = addToDigest(before, events.flat(), now);
  const [first] = messages;
  const place = first && digestPlaceOf(first.data);
  if (!digest || !place) return;
  const { organisationId: uid, group } = place;
  const { addressee, exceptUids } = recipientsOf(first.data);
  const recipients = { addressee, exceptUids: exceptUids && [...exceptUids] };
  const message = { ...digest, ...recipients, kind: 'digest', group, uid, attempts: 0 } as const;
  try {
    await store.commit([
      write.set(outbox, id, { ...message, lines: [...digest.lines] }, waiting?.version ?? null),
      ...messages.map((each) => write.delete(outbox, each.id, each.version)),
    ]);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}

async function toEvent({ id, data }: Message): Promise<readonly DigestEvent<HomeMessage>[]> {
  const place = digestPlaceOf(data);
  if (!place || !isHomeMessage(data)) return [];
  const { tag, deadline } = place;
  return [{ id, message: data, line: await digestLineOf(data), tag, deadline }];
}
