import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToDigest, countOfDigest, type Digest, digestWindowMs, maxDigestLines } from './digest';

const event = (id: string) => ({ id, message: id, line: { text: id, path: `/${id}` } });

test('a digest counts each event once, lists the first ones, and is sent a window after the first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 8 }), (sizes) => {
      let digest: Digest<string> | null = null;
      const ids: string[] = [];
      sizes.forEach((size, at) => {
        const events = Array.from({ length: size }, (_, index) => event(`${at}-${index}`));
        ids.push(...events.map(({ id }) => id));
        digest = addToDigest(digest, events, 1_000 + at);
      });
      expect(digest).toMatchObject({
        first: '0-0',
        sendAt: 1_000 + digestWindowMs,
        lines: ids.slice(0, maxDigestLines).map((id) => ({ text: id })),
        only: ids.length === 1 ? '0-0' : null,
      });
      expect(digest && countOfDigest(digest)).toBe(ids.length);
    }),
  );
});

test('no events change nothing', () => {
  expect(addToDigest(null, [], 1)).toBeNull();
});
