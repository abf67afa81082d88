import { expect, it } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { defaultIncrementTable, nextSteps } from './increments';

it('offers an amount and two steps above it, each by the increment of its own price band', () => {
  expect(nextSteps(defaultIncrementTable, dollars(249_500))).toEqual([
    dollars(249_500),
    dollars(250_500),
    dollars(253_000),
  ]);
});
