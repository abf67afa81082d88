import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToDigest,
  countOfDigest,
  type Digest,
  digestWindowMs,
  maxDigestLines,
  urgentWindowMs,
} from './digest';

const event = (
  id: string,
  { tag = 'sold', deadline = null }: { tag?: string; deadline?: number | null } = {},
) => ({
  id,
  message: id,
  line: { text: id, path: `/${id}` },
  tag,
  deadline,
});

test('a digest counts each event once by what happened, lists the first ones, and is sent a window after the first', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sizes, fc.array(fc.constantFrom('sold', 'no-bids'), { minLength: 1 }), (all, tags) => {
      const events: ReturnType<typeof event>[] = [];
      const digest = all.reduce<Digest<string> | null>((waiting, size, at) => {
        const added = Array.from({ length: size }, (_, index) =>
          event(`${at}-${index}`, { tag: tags[(events.length + index) % tags.length] ?? '' }),
        );
        events.push(...added);
        return addToDigest(waiting, added, 1_000 + at);
      }, null);
      const count = (tag: string) => events.filter((each) => each.tag === tag).length;
      expect(digest).toMatchObject({
        first: '0-0',
        sendAt: 1_000 + digestWindowMs,
        lines: events.slice(0, maxDigestLines).map(({ id }) => ({ text: id })),
        only: events.length === 1 ? '0-0' : null,
      });
      expect(digest && countOfDigest(digest)).toBe(events.length);
      for (const tag of new Set(tags)) expect(digest?.tally[tag] ?? 0).toBe(count(tag));
    }),
  );
});

test('an event that must be answered within two hours makes the digest due a minute later', () => {
  const waiting = addToDigest(null, [event('a', { deadline: 3 * 3_600_000 })], 0);
  expect(waiting?.sendAt).toBe(digestWindowMs);
  const soon = event('b', { deadline: 3_600_000 });
  expect(addToDigest(waiting, [soon], 1_000)?.sendAt).toBe(1_000 + urgentWindowMs);
  expect(addToDigest(waiting, [soon], digestWindowMs - 1)?.sendAt).toBe(digestWindowMs);
});

test('no events change nothing', () => {
  expect(addToDigest(null, [], 1)).toBeNull();
});
