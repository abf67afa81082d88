import type { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import type { ClosingUpdate } from '@/lib/domain/closings/views/closing-updates';
import type { inquiryUpdates } from '@/lib/domain/inquiries/showing';
import type { OfferUpdate } from '@/lib/domain/offers/offer-vocabulary';
import type { SellerUpdate } from '@/lib/domain/reviews/listing-updates';
import type { DigestGroup } from './digest';

/** The digest of each code. Null: sellers never get it, so an organization has no digest for it. */
type Groups<Code extends string> = Readonly<Record<Code, DigestGroup | null>>;

export const reviewGroups = {
  approve: 'approved',
  'request-changes': 'returned',
  reject: 'rejected',
} as const satisfies Groups<string>;

export const auctionGroups: Groups<(typeof messageKinds)[number]> = {
  outbid: null,
  'leading-again': null,
  won: null,
  bought: null,
  'sold-now': 'results',
  decide: 'results',
  countered: null,
  accepted: null,
  declined: null,
  agreed: null,
  'counter-accepted': 'counteroffers',
  'counter-declined': 'counteroffers',
  lapsed: null,
  'no-bids': 'results',
};

export const inquiryGroups: Groups<(typeof inquiryUpdates)[number]> = {
  asked: 'asked',
  answered: null,
  'visit-requested': 'showings',
  'visit-confirmed': null,
  'visit-declined': null,
  'visit-called-off': 'showings',
  'question-not-sent': null,
  'visit-not-sent': null,
  'answer-not-sent': null,
  'letter-not-sent': null,
  'letter-added': 'offers',
};

export const offerGroups: Groups<OfferUpdate> = {
  received: 'offers',
  countered: 'offers',
  accepted: 'offers',
  declined: 'offers',
  withdrawn: 'offers',
  lapsed: 'offers',
  'other-accepted': null,
  called: null,
  opened: 'offers',
  voided: 'offers',
  unreadable: 'offers',
};

export const closingGroups: Groups<ClosingUpdate> = {
  opened: 'sales-steps',
  'contract-offered': null,
  step: 'sales-steps',
  'deposit-due': 'sales-steps',
  'in-closing': 'sales-steps',
  closed: 'sales-steps',
  reminded: 'sales-due',
  overdue: 'sales-due',
  'cure-ended': 'sales-due',
  'fall-through-proposed': 'sales-due',
  'proposal-withdrawn': 'sales-steps',
  'extension-proposed': 'sales-due',
  'extension-agreed': 'sales-steps',
  'extension-declined': 'sales-steps',
  'fell-through': 'sales-ended',
  defaulted: 'sales-ended',
  'choose-backup': 'sales-due',
  'backup-asked': 'sales-steps',
  'backup-offered': null,
  'backup-passed': 'sales-steps',
  relisted: 'sales-steps',
  'facts-judged': 'sales-steps',
  'facts-answered': null,
  message: 'sale-room',
  document: 'sale-room',
};

export const updateGroups: Groups<SellerUpdate['type']> = {
  changed: 'home-changes',
  corrected: 'home-changes',
  'auction-moved': 'home-changes',
  'reserve-lowered': 'home-changes',
  'auction-paused': 'home-changes',
  'auction-resumed': 'home-changes',
  'auction-cancelled': 'home-changes',
  'taken-down': 'home-changes',
  withdrawn: 'home-changes',
  relisted: 'home-changes',
};
