import 'server-only';
import type { DigestGroup } from '@/lib/domain/notifications/digest';
import type { NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import type { OutboxMessage } from './outbox';

/** The notification kind of a message; null if it goes to an address instead of an account. */
export function kindOf(message: OutboxMessage): NotificationKind | null {
  switch (message.kind) {
    case 'invitation':
    case 'security':
      return null;
    case 'outbid':
    case 'leading-again':
    case 'won':
    case 'new-homes':
      return message.kind;
    case 'accepted':
    case 'agreed':
    case 'bought':
      return 'won';
    case 'sold-now':
    case 'decide':
    case 'countered':
    case 'declined':
    case 'counter-accepted':
    case 'counter-declined':
    case 'lapsed':
    case 'no-bids':
      return 'decisions';
    case 'home-news': {
      const { type } = message.news;
      // The new end binds every bidder, so the email cannot be switched off.
      if (type === 'auction-outage') return message.role === 'watcher' ? 'home-changes' : 'deadlines';
      return type === 'ending-soon' || type === 'extended' || type === 'lost' ? type : 'home-changes';
    }
    case 'market':
      return message.news === 'letter-added' ? 'offers' : 'questions';
    case 'reviewed':
    case 'bulk-action-ended':
      return 'reviews';
    case 'offer':
      return 'offers';
    case 'sale':
      return message.news === 'message' || message.news === 'document' ? 'sale-room' : 'deadlines';
    case 'confirm-facts':
    case 'approval':
    case 'webhook-disabled':
      return 'deadlines';
    case 'desk-news':
    case 'desk-figure':
      return 'desk';
    case 'desk-digest':
      return 'desk-digest';
    case 'digest':
      return digestKinds[message.group];
    case 'limit-decided':
    case 'organization-decided':
    case 'taken-down':
    case 'takedown-lifted':
    case 'suspended':
    case 'suspension-lifted':
    case 'staff-invited':
      return 'staff';
  }
}

const digestKinds: Readonly<Record<DigestGroup, NotificationKind>> = {
  approved: 'reviews',
  returned: 'reviews',
  rejected: 'reviews',
  confirm: 'deadlines',
  'on-hold': 'deadlines',
  'home-changes': 'home-changes',
  takedowns: 'staff',
  asked: 'questions',
  showings: 'questions',
  results: 'decisions',
  counteroffers: 'decisions',
  offers: 'offers',
  'sales-due': 'deadlines',
  'sales-steps': 'deadlines',
  'sales-ended': 'deadlines',
  'sale-room': 'sale-room',
  approvals: 'deadlines',
  'approval-answers': 'deadlines',
};
