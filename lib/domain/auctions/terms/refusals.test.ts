import { expect, test } from 'vitest';
import { refusalStatus } from './refusals';

test('a refusal is answered with a status that says whose turn it is', () => {
  const known = [401, 403, 404, 409, 422, 429, 503];
  expect(Object.entries(refusalStatus).filter(([, status]) => !known.includes(status))).toEqual([]);
});
