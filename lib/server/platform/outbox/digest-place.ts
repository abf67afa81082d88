import 'server-only';
import { isSoldAtAuction } from '@/lib/domain/closings/closing-terms';
import type { DigestGroup } from '@/lib/domain/notifications/digest';
import {
  auctionGroups,
  closingGroups,
  inquiryGroups,
  offerGroups,
  reviewGroups,
  updateGroups,
} from '@/lib/domain/notifications/digest-groups';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { isSellerUpdate } from '@/lib/domain/reviews/listing-updates';
import type { HomeMessage } from './home-messages';
import type { OutboxMessage } from './outbox';

/** Where a message of an organization waits, what it counts as, and until when somebody has to answer. */
interface DigestPlace {
  readonly organisationId: string;
  readonly group: DigestGroup;
  readonly tag: string;
  readonly deadline: number | null;
}

/** To an address, to one person, to staff, or about an organization as a whole. */
const soloKinds: Readonly<Record<Exclude<OutboxMessage['kind'], HomeMessage['kind']>, true>> = {
  invitation: true,
  security: true,
  'new-homes': true,
  suspended: true,
  'suspension-lifted': true,
  'limit-decided': true,
  'staff-invited': true,
  'desk-news': true,
  'desk-figure': true,
  'desk-digest': true,
  'organization-decided': true,
  'webhook-disabled': true,
  'bulk-action-ended': true,
  digest: true,
};

export const isHomeMessage = (message: OutboxMessage): message is HomeMessage => !(message.kind in soloKinds);

/** The members who get their organization's message: one of them, or all but those who caused it. */
export function recipientsOf(message: OutboxMessage): {
  readonly addressee?: string | undefined;
  readonly exceptUids?: readonly string[] | undefined;
} {
  switch (message.kind) {
    case 'digest':
      return message;
    case 'approval':
      return message.step === 'asked' ? { exceptUids: [message.askedBy] } : { addressee: message.uid };
    case 'home-news':
      return message.exceptUid === undefined ? {} : { exceptUids: [message.exceptUid].flat().sort() };
    default:
      return {};
  }
}

/** Null for a message that is sent alone: to a person, or about no home. */
export function digestPlaceOf(message: OutboxMessage): DigestPlace | null {
  if (message.to !== undefined || !isHomeMessage(message)) return null;
  const organisationId = message.kind === 'approval' ? message.organisationId : message.uid;
  const [group, tag] = (isOrganizationId(organisationId) && groupOf(message)) || [null];
  return group && { organisationId, group, tag, deadline: deadlineOf(message) };
}

/** A request without a title is about the organization's own rules. */
function groupOf(message: HomeMessage): readonly [DigestGroup | null, tag: string] {
  switch (message.kind) {
    case 'reviewed':
      return [reviewGroups[message.decided], message.decided];
    case 'confirm-facts':
      return [message.until === null ? 'on-hold' : 'confirm', message.kind];
    case 'market':
      return [inquiryGroups[message.news], message.news];
    case 'offer':
      return [message.side === 'seller' ? offerGroups[message.news] : null, message.news];
    case 'sale':
      if (message.side !== 'seller') return [null, message.news];
      return message.news === 'opened' && isSoldAtAuction(message.saleId)
        ? ['results', 'sold']
        : [closingGroups[message.news], message.news];
    case 'home-news':
      return [isSellerUpdate(message.news) ? updateGroups[message.news.type] : null, message.news.type];
    case 'taken-down':
    case 'takedown-lifted':
      return ['takedowns', message.kind];
    case 'approval':
      if (message.title === '') return [null, message.step];
      return [message.step === 'asked' ? 'approvals' : 'approval-answers', message.step];
    default:
      return [auctionGroups[message.kind], message.kind === 'sold-now' ? 'sold' : message.kind];
  }
}

function deadlineOf(message: HomeMessage): number | null {
  switch (message.kind) {
    case 'reviewed':
    case 'home-news':
    case 'taken-down':
    case 'takedown-lifted':
    case 'approval':
      return null;
    case 'market':
      return message.visit?.startsAt ?? null;
    case 'offer':
    case 'sale':
    case 'confirm-facts':
      return message.until;
    default:
      return message.answerBy ?? null;
  }
}
