import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { collection } from './collection';
import { queryAny } from './query-any';
import { write } from './store';

const notes = collection('queryAnyNotes', z.object({ owner: z.string(), at: z.number() }), [['owner', 'at']]);

test('more values than one query takes give one list, latest first, up to the limit', async () => {
  const { store, end } = openTestRuntime();
  const owners = Array.from({ length: 75 }, (_, index) => `o${index}`);
  await store.commit(owners.map((owner, index) => write.set(notes, owner, { owner, at: (index * 31) % 75 })));
  const find = async (values: readonly string[], limit: number) =>
    (await queryAny(store, notes, { field: 'owner', values, latestBy: 'at', limit })).map(
      ({ data }) => data.at,
    );
  expect(await find(owners, 100)).toEqual(owners.map((_, index) => 74 - index));
  expect(await find(owners, 3)).toEqual([74, 73, 72]);
  expect(await find(['o1', 'o2'], 3)).toEqual([62, 31]);
  await end();
});
