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
  'desk',
  'desk-digest',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface NoticeKindFacts {
  /** Quiet hours delay it only if the person chose that. */
  readonly isUrgent?: true;
  /** It binds the person or has a deadline, so the list and the mail cannot be switched off. */
  readonly isBinding?: true;
  /** The default channels; all channels if missing. */
  readonly channels?: readonly Channel[];
  /** Only staff get it. */
  readonly isForStaff?: true;
}

export const noticeFacts: Readonly<Record<NotificationKind, NoticeKindFacts>> = {
  outbid: { isUrgent: true },
  'leading-again': { channels: ['page', 'push'] },
  'ending-soon': { isUrgent: true },
  extended: { isUrgent: true, channels: ['page', 'push'] },
  won: { isUrgent: true, isBinding: true },
  lost: {},
  decisions: { isUrgent: true, isBinding: true },
  offers: { isUrgent: true, isBinding: true },
  deadlines: { isUrgent: true, isBinding: true },
  'sale-room': {},
  'home-changes': {},
  questions: {},
  'new-homes': {},
  reviews: {},
  staff: { isBinding: true },
  desk: { channels: ['page', 'push'], isForStaff: true },
  'desk-digest': { channels: ['mail'], isForStaff: true },
};

/** The kinds that a person can get, in display order. */
export const kindsFor = (isStaff: boolean): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => isStaff || !noticeFacts[kind].isForStaff);

/** Whether a person may switch off this channel for this kind. */
export const canSwitchOff = (kind: NotificationKind, channel: Channel): boolean =>
  channel === 'push' || !noticeFacts[kind].isBinding;

export const toNotificationKind = (text: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind === text);
