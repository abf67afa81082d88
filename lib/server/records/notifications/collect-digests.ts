import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import {
  addToDigest,
  type DigestEvent,
  type DigestGroup,
  type DigestLine,
  maxDigestText,
} from '@/lib/domain/notifications/digest';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { fitText } from '@/lib/domain/shared/fit-text';
import { formatMoment } from '@/lib/format';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Doc, isConflictError, write } from '@/lib/server/platform/store/store';
import { digestEmail as copy } from '@/messages/emails/digest-email';

type Message = Doc<OutboxMessage>;
type Collected = Extract<OutboxMessage, { kind: 'reviewed' | 'confirm-facts' | 'market' }>;

/** One digest per organization and group waits at a time. */
const digestId = (organisationId: string, group: DigestGroup): string => `digest:${organisationId}:${group}`;

/** The digest that a message to an organization waits in; null if it is sent alone. */
export const digestGroupOf = (message: OutboxMessage): DigestGroup | null =>
  message.to === undefined && isOrganizationId(message.uid) ? groupOf(message) : null;

const reviewGroups = { approve: 'approved', 'request-changes': 'returned', reject: 'rejected' } as const;

function groupOf(message: OutboxMessage): DigestGroup | null {
  switch (message.kind) {
    case 'reviewed':
      return reviewGroups[message.decided];
    case 'confirm-facts':
      return message.until === null ? 'on-hold' : 'confirm';
    case 'market':
      return message.news === 'asked' ? 'asked' : null;
    default:
      return null;
  }
}

/**
 * Moves messages into the digests of their organizations. A message is deleted in the commit that adds it, so
 * it is in one digest, whatever stops in between. If another instance was first, the next batch moves the rest.
 */
export async function collectDigests(messages: readonly Message[], now: number): Promise<void> {
  const groups = new Map<string, Message[]>();
  for (const message of messages) {
    const group = digestGroupOf(message.data);
    if (group === null) continue;
    const id = digestId(message.data.uid, group);
    groups.set(id, [...(groups.get(id) ?? []), message]);
  }
  await settleEach([...groups], ([id, found]) => collect(id, found, now));
}

async function collect(id: string, messages: readonly Message[], now: number): Promise<void> {
  const { store } = runtime();
  const waiting = await store.get(outbox, id);
  const before =
    waiting?.data.kind === 'digest' ? { ...waiting.data, sendAt: waiting.data.sendAt ?? now } : null;
  const digest = addToDigest(before, messages.flatMap(toEvent), now);
  const [first] = messages;
  const group = first && digestGroupOf(first.data);
  if (!digest || !group) return;
  const message = { ...digest, kind: 'digest', group, uid: first.data.uid, attempts: 0 } as const;
  try {
    await store.commit([
      write.set(outbox, id, { ...message, lines: [...digest.lines] }, waiting?.version ?? null),
      ...messages.map((each) => write.delete(outbox, each.id, each.version)),
    ]);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}

function toEvent({ id, data }: Message): DigestEvent<Collected> | readonly [] {
  switch (data.kind) {
    case 'reviewed':
    case 'confirm-facts':
    case 'market': {
      const { text, path } = lineOf(data);
      return { id, message: data, line: { path, text: fitText(text, maxDigestText) } };
    }
    default:
      return [];
  }
}

function lineOf(message: Collected): DigestLine {
  const place = ('street' in message ? message.street.trim() : message.place) || copy.property;
  const withText = (text: string) => (text ? copy.line({ place, text }) : place);
  switch (message.kind) {
    case 'market':
      return { text: withText(message.text.replaceAll(/\s+/g, ' ')), path: accountRoutes.questions };
    case 'confirm-facts':
      return {
        text: withText(message.until === null ? '' : copy.by({ until: formatMoment(message.until) })),
        path: accountRoutes.myListing(message.draftId),
      };
    case 'reviewed':
      return message.decided === 'request-changes'
        ? {
            text: withText([...new Set(message.notes.map(({ about }) => aboutLabel(about)))].join(', ')),
            path: accountRoutes.draftStep(message.draftId, 'preview'),
          }
        : { text: withText(message.reason ?? ''), path: accountRoutes.myListing(message.draftId) };
  }
}
