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
  outbid: { label: 'Outbid', help: 'Another maximum is above yours.', isUrgent: true },
  'leading-again': {
    label: 'Still leading',
    help: 'Somebody bid, and your maximum held.',
    channels: ['page', 'push'],
  },
  'ending-soon': {
    label: 'Ending soon',
    help: 'An hour before the end, for homes you saved or bid on.',
    isUrgent: true,
  },
  extended: {
    label: 'Extended',
    help: 'A late bid has moved the end of an auction for the first time.',
    isUrgent: true,
    channels: ['page', 'push'],
  },
  won: { label: 'Won', help: 'The home is yours.', isUrgent: true, isBinding: true },
  lost: { label: 'Lost', help: 'An auction you bid in ended with another bidder ahead.' },
  decisions: {
    label: 'Decisions below the reserve',
    help: 'Accepted, declined, countered, lapsed, or bought at once from you.',
    isUrgent: true,
    isBinding: true,
  },
  offers: { label: 'Offers', help: 'Each step of an offer.', isUrgent: true, isBinding: true },
  deadlines: {
    label: 'Steps and deadlines',
    help: 'What is due after a sale, facts to confirm, and auctions extended after an outage.',
    isUrgent: true,
    isBinding: true,
  },
  'sale-room': { label: 'Messages in a sale', help: 'What the other side writes, and its documents.' },
  'home-changes': {
    label: 'Changes and postponements',
    help: 'Of homes you saved, bid on or sell.',
  },
  questions: { label: 'Questions and visits', help: 'Asked, answered, confirmed, called off.' },
  'new-homes': { label: 'Saved searches', help: 'New homes that fit.' },
  reviews: { label: 'Reviews', help: 'What a reviewer decided about your listing.' },
  staff: { label: 'From our staff', help: 'About your account or a takedown.', isBinding: true },
};

/** Whether a person may switch off this channel for this kind. */
export const canSwitchOff = (kind: NotificationKind, channel: Channel): boolean =>
  channel === 'push' || !noticeFacts[kind].isBinding;

export const toNotificationKind = (text: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind === text);
