import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fit-text';

test('a text that is too long ends after a whole word with an ellipsis', () => {
  expect(fitText('Two-family house, 4 beds, in Kings County.', 18)).toBe('Two-family house…');
  expect(fitText('Two-family house', 16)).toBe('Two-family house');
});

test('no text is longer than allowed, and one that fits is unchanged', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 20, max: 160 }), (text, most) => {
      const fitted = fitText(text, most);
      expect(fitted.length).toBeLessThanOrEqual(most);
      if (text.length <= most) expect(fitted).toBe(text);
    }),
  );
});
