/** What an organization is told of many homes at once. Anything with a short deadline goes out alone. */
export const digestGroups = ['approved', 'returned', 'rejected', 'confirm', 'on-hold', 'asked'] as const;
export type DigestGroup = (typeof digestGroups)[number];

/** How long the first event waits for others. */
export const digestWindowMs = 10 * 60_000;
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
  /** The message of the first event while it is the only one: it is then sent as it is. */
  readonly only: Message | null;
}

export interface DigestEvent<Message> {
  readonly id: string;
  readonly line: DigestLine;
  readonly message: Message;
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
    sendAt: waiting?.sendAt ?? now + digestWindowMs,
    lines: lines.slice(0, maxDigestLines),
    more: (waiting?.more ?? 0) + Math.max(0, lines.length - maxDigestLines),
    only: isOnly ? first.message : null,
  };
}

export const countOfDigest = ({ lines, more }: Pick<Digest<unknown>, 'lines' | 'more'>): number =>
  lines.length + more;
