import { expect, test } from 'vitest';
import { runExample } from './worked-example';

test('the worked example shows the leader, price and refusals that the engine decides', () => {
  const steps = runExample([
    ['Ana', 250_000],
    ['Ben', 230_000],
    ['Ben', 250_000],
    ['Cleo', 300_000],
    ['Ana', 262_000],
    ['Ana', 262_500],
  ]);
  expect(
    steps.map(({ leader, priceCents, isReserveMet, refusedUnderCents }) => [
      leader,
      priceCents / 100,
      isReserveMet,
      refusedUnderCents,
    ]),
  ).toEqual([
    ['Ana', 200_000, false, null],
    ['Ana', 231_000, false, null],
    ['Ana', 250_000, false, null],
    ['Cleo', 260_000, true, null],
    ['Cleo', 260_000, true, 26_250_000],
    ['Cleo', 265_000, true, null],
  ]);
});
