import { expect, test } from 'vitest';
import { parseCompared } from './compared';

test('a comparison’s URL names up to four homes, each once', () => {
  expect(parseCompared('a-1,b-2,,a-1')).toEqual({ slugs: ['a-1', 'b-2'], leftOut: 0 });
  expect(parseCompared(['a-1,b-2', 'c-3', 'd-4', 'e-5,f-6'])).toEqual({
    slugs: ['a-1', 'b-2', 'c-3', 'd-4'],
    leftOut: 2,
  });
  expect(parseCompared(undefined)).toEqual({ slugs: [], leftOut: 0 });
});
