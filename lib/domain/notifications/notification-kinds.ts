/** The channels of notifications. `page` is the bell and its list. */
export const channels = ['page', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** The kinds of notifications, in display order. */
export const notificationKinds = [
  'outbid',
  'leading-again',
  'ending-soon',
  'extended',
  'won',
  'lost',
  'decisions',
  'offers',
  'deadlines',
  'sale-room',
  'home-changes',
  'questions',
  'new-homes',
  'reviews',
  'staff',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface NoticeKindFacts {
  readonly label: string;
  readonly help: string;
  /** Quiet hours delay it only if the person chose that. */
  readonly isUrgent?: true;
  /** It binds the person or has a deadline, so the list and the mail cannot be switched off. */
  readonly isBinding?: true;
  /** The default channels; all channels if missing. */
  readonly channels?: readonly Channel[];
}

export const noticeFacts: Readonly<Record<NotificationKind, NoticeKindFacts>> = {
  outbid: { label: 'Outbid', help: 'Another bidder’s maximum is higher than yours.', isUrgent: true },
  'leading-again': {
    label: 'Still leading',
    help: 'Someone else bid, and your maximum is still the highest.',
    channels: ['page', 'push'],
  },
  'ending-soon': {
    label: 'Ending soon',
    help: 'One hour before an auction ends, for homes you saved or bid on.',
    isUrgent: true,
  },
  extended: {
    label: 'Extended',
    help: 'A late bid extended an auction for the first time.',
    isUrgent: true,
    channels: ['page', 'push'],
  },
  won: { label: 'Won', help: 'You won an auction or agreed to buy a home.', isUrgent: true, isBinding: true },
  lost: { label: 'Lost', help: 'An auction you bid in ended with another bidder ahead.' },
  decisions: {
    label: 'Bids below the reserve',
    help: 'Decisions needed, made, or expired, and Buy Now sales of your homes.',
    isUrgent: true,
    isBinding: true,
  },
  offers: { label: 'Offers', help: 'Every step of an offer.', isUrgent: true, isBinding: true },
  deadlines: {
    label: 'Next steps and deadlines',
    help: 'What’s due after a sale, listing facts to confirm, and auctions extended after an outage.',
    isUrgent: true,
    isBinding: true,
  },
  'sale-room': { label: 'Closing room messages', help: 'New messages and documents from the other side.' },
  'home-changes': {
    label: 'Changes and postponements',
    help: 'For homes you saved, bid on, or are selling.',
  },
  questions: {
    label: 'Questions and showings',
    help: 'Questions and answers; showings requested, confirmed, or canceled.',
  },
  'new-homes': { label: 'Saved searches', help: 'New homes that match your searches.' },
  reviews: { label: 'Reviews', help: 'Decisions about your listing.' },
  staff: { label: 'From our staff', help: 'About your account or a listing takedown.', isBinding: true },
};

/** Whether a person may switch off this channel for this kind. */
export const canSwitchOff = (kind: NotificationKind, channel: Channel): boolean =>
  channel === 'push' || !noticeFacts[kind].isBinding;

export const toNotificationKind = (text: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind === text);
