import { expect, test } from 'vitest';
import { refusalStatus } from './refusals';

test('every refusal has one of seven HTTP statuses', () => {
  const known = [401, 403, 404, 409, 422, 429, 503];
  expect(Object.entries(refusalStatus).filter(([, status]) => !known.includes(status))).toEqual([]);
});
