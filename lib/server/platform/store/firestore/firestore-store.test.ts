import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BusyError, type Collection, type Store, write } from '@/lib/server/platform/store/store';
import { describeStore } from '@/lib/server/platform/store/store.contract';
import { needsFirestore } from '@/lib/skipped.fixture';
import { openBreakableProxy } from './breakable-proxy.fixture';
import { startFirestoreEmulator } from './firestore-emulator.fixture';
import { openFirestoreStore } from './firestore-store';

const emulator = await startFirestoreEmulator();
const open = (onListenerError: (error: unknown) => void = () => {}) =>
  openFirestoreStore({ projectId: 'demo-test', onListenerError });

const counters: Collection<{ n: number }> = {
  name: 'counters',
  schema: z.object({ n: z.number() }),
  indexes: [['n']],
};

describe.skipIf(!emulator)('on the Firestore emulator', needsFirestore, () => {
  describeStore('firestore store', async (onUnreadable) =>
    openFirestoreStore({ projectId: 'demo-test', onListenerError: () => {}, onUnreadable }),
  );

  describe('two connections to one database', () => {
    const stores: Store[] = [];
    beforeAll(() => void stores.push(open(), open()));
    afterAll(() => Promise.all(stores.map((store) => store.close())));

    test('concurrent increments through both are all kept', async () => {
      const raise = (store?: Store) =>
        store?.transact(
          async (tx) => {
            const n = (await tx.get(counters, 'shared'))?.data.n ?? 0;
            tx.set(counters, 'shared', { n: n + 1 });
          },
          { key: 'shared' },
        );
      await Promise.all(Array.from({ length: 40 }, (_, at) => raise(stores[at % 2])));
      expect((await stores[0]?.get(counters, 'shared'))?.data.n).toBe(40);
    });

    test('of two transactions that each read what the other writes, one runs again', async () => {
      const [one, two] = stores;
      await one?.commit([write.set(counters, 'left', { n: 1 }), write.set(counters, 'right', { n: 1 })]);
      const takeIfBothStand = (store: Store | undefined, mine: string, other: string) =>
        store?.transact(async (tx) => {
          const docs = await tx.getAll(counters, [mine, other]);
          await sleep(100);
          if (docs.every((doc) => doc?.data.n === 1)) tx.set(counters, mine, { n: 0 });
        });
      await Promise.all([takeIfBothStand(one, 'left', 'right'), takeIfBothStand(two, 'right', 'left')]);
      const left = await one?.getAll(counters, ['left', 'right']);
      expect(left?.map((doc) => doc?.data.n).toSorted()).toEqual([0, 1]);
    });

    test('a change through one reaches the watchers of the other', async () => {
      const seen: string[] = [];
      const stop = stores[1]?.watchChanges(counters, (changes) => seen.push(...changes.map(({ id }) => id)));
      await stores[0]?.commit([write.set(counters, 'told', { n: 1 })]);
      await vi.waitFor(() => expect(seen).toContain('told'), 20_000);
      stop?.();
    });
  });

  describe('over a broken connection', () => {
    const proxied = async () => {
      const proxy = await openBreakableProxy(emulator?.host ?? '');
      vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
      const far = open();
      await far.get(counters, 'none');
      vi.unstubAllEnvs();
      const near = open();
      const end = async () => {
        await Promise.all([far.close(), near.close()]);
        proxy.close();
      };
      return { proxy, far, near, end };
    };

    test('watches continue after a break and report each missed change once, including deletions', async () => {
      const { proxy, far, near, end } = await proxied();
      const watched = { ...counters, name: 'watched' };
      await near.commit(['a', 'b', 'c'].map((id) => write.set(watched, id, { n: 1 })));
      const seen: string[] = [];
      far.watchChanges(watched, (changes) =>
        seen.push(...changes.map(({ id, data }) => `${id} ${data?.n ?? 'gone'}`)),
      );
      await near.commit([write.set(watched, 'a', { n: 2 })]);
      await vi.waitFor(() => expect(seen.at(-1)).toBe('a 2'), 20_000);
      seen.length = 0;

      for (const round of [3, 4]) {
        proxy.cut();
        await commitBesideCut(near, [
          write.set(watched, 'a', { n: round }),
          write.set(watched, `d${round}`, { n: round }),
        ]);
        if (round === 3) await commitBesideCut(near, [write.delete(watched, 'b')]);
        await sleep(1_500);
        proxy.mend();
        await vi.waitFor(() => expect(seen).toContain(`a ${round}`), 20_000);
      }
      await near.commit([write.set(watched, 'last', { n: 5 })]);
      await vi.waitFor(() => expect(seen).toContain('last 5'), 20_000);
      expect(seen.toSorted()).toEqual(['a 3', 'a 4', 'b gone', 'd3 3', 'd4 4', 'last 5']);
      await end();
    }, 60_000);

    test('an unreachable database is reported as busy within 12 s, before a browser gives up', async () => {
      const { proxy, far, end } = await proxied();
      proxy.cut();
      const start = Date.now();
      const work = far.transact(async (tx) => {
        await tx.get(counters, 'x');
        tx.set(counters, 'x', { n: 1 });
      });
      await expect(work).rejects.toThrow(BusyError);
      expect(Date.now() - start).toBeLessThan(12_000);
      proxy.mend();
      await vi.waitFor(() => far.get(counters, 'x'), 20_000);
      await end();
    }, 60_000);
  });
});

/**
 * The emulator can answer a commit with the cancellation of a watch that ends at that moment. As after any
 * BusyError it is then unknown whether the commit was applied; the watch shows it.
 */
async function commitBesideCut(store: Store, writes: Parameters<Store['commit']>[0]): Promise<void> {
  await store.commit(writes).catch((error: unknown) => {
    if (!(error instanceof BusyError)) throw error;
  });
}
