/** What an organization hears about many homes at once. */
export const digestGroups = [
  'approved',
  'returned',
  'rejected',
  'confirm',
  'on-hold',
  'home-changes',
  'takedowns',
  'asked',
  'showings',
  'results',
  'counteroffers',
  'offers',
  'sales-due',
  'sales-steps',
  'sales-ended',
  'sale-room',
  'approvals',
  'approval-answers',
] as const;
export type DigestGroup = (typeof digestGroups)[number];

/** How long the first event waits for others. */
export const digestWindowMs = 10 * 60_000;
/** The longest that an event waits if it needs an answer soon. */
export const urgentWindowMs = 60_000;
/** An event with less time than this is urgent. */
const soonMs = 2 * 3_600_000;
/** Further homes are only counted. */
export const maxDigestLines = 20;
/** Characters of a line. */
export const maxDigestText = 300;

/** One home in a digest: what happened, and where to see it. */
export interface DigestLine {
  readonly text: string;
  readonly path: string;
}

/** The events of one organization and group that wait to be sent together. */
export interface Digest<Message> {
  /** Id of the first event. It names the digest, because each event is in one digest only. */
  readonly first: string;
  /** In ms. */
  readonly sendAt: number;
  readonly lines: readonly DigestLine[];
  /** Events without a line. */
  readonly more: number;
  /** The number of events by what happened. */
  readonly tally: Readonly<Record<string, number>>;
  /** The message of the first event while it is the only one: it is then sent as it is. */
  readonly only: Message | null;
}

export interface DigestEvent<Message> {
  readonly id: string;
  readonly line: DigestLine;
  readonly message: Message;
  /** What happened, as `tally` counts it. */
  readonly tag: string;
  /** Until when somebody has to answer, in ms; null without a deadline. */
  readonly deadline: number | null;
}

/** Adds events to the digest that waits, or begins one. At least one event. `now` in ms. */
export function addToDigest<Message>(
  waiting: Digest<Message> | null,
  events: readonly DigestEvent<Message>[],
  now: number,
): Digest<Message> | null {
  const [first] = events;
  if (!first) return waiting;
  const lines = [...(waiting?.lines ?? []), ...events.map(({ line }) => line)];
  const isOnly = waiting === null && events.length === 1;
  return {
    first: waiting?.first ?? first.id,
    sendAt: Math.min(waiting?.sendAt ?? Infinity, ...events.map((event) => now + windowOf(event, now))),
    lines: lines.slice(0, maxDigestLines),
    more: (waiting?.more ?? 0) + Math.max(0, lines.length - maxDigestLines),
    tally: { ...waiting?.tally, ...countTags(events, waiting?.tally ?? {}) },
    only: isOnly ? first.message : null,
  };
}

const countTags = (events: readonly Pick<DigestEvent<unknown>, 'tag'>[], before: Digest<unknown>['tally']) =>
  Object.fromEntries(
    [...new Set(events.map(({ tag }) => tag))].map((tag) => [
      tag,
      (before[tag] ?? 0) + events.filter((event) => event.tag === tag).length,
    ]),
  );

const windowOf = ({ deadline }: Pick<DigestEvent<unknown>, 'deadline'>, now: number): number =>
  deadline !== null && deadline - now < soonMs ? urgentWindowMs : digestWindowMs;

export const countOfDigest = ({ lines, more }: Pick<Digest<unknown>, 'lines' | 'more'>): number =>
  lines.length + more;
