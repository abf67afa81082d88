import { afterEach, expect, test, vi } from 'vitest';
import { noHomes, storedHomes } from './my-homes';

afterEach(() => vi.unstubAllGlobals());

const homesFrom = (written: unknown) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(written) });
  return storedHomes();
};
const mark = { slug: 'elm-1', kind: 'saved', at: 5 };

test('one invalid favorite does not affect the others', () => {
  const broken = [
    null,
    7,
    { slug: 8 },
    { ...mark, slug: '../x' },
    { ...mark, kind: 'loved' },
    { ...mark, at: null },
  ];
  const stored = { marks: [...broken, mark], compared: ['oak-2', 3], recent: ['oak-3', null] };
  expect(homesFrom(stored)).toEqual({ marks: [mark], compared: ['oak-2'], recent: ['oak-3'] });
});

test('a missing list does not affect the others', () => {
  expect(homesFrom({ marks: [mark] })).toEqual({ ...noHomes, marks: [mark] });
  for (const written of [null, 7, 'elm-1', { compared: 'elm-1' }])
    expect(homesFrom(written)).toEqual(noHomes);
});
