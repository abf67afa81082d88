import { z } from 'zod';
import { openSqliteStore } from '@/lib/server/platform/store/sqlite/sqlite-store';
import type { Collection } from './store';

const numbered = z.object({ n: z.number() });
export const entries: Collection<{ n: number }> = { name: 'entries', schema: numbered, indexes: [] };
export const heads: Collection<{ n: number }> = { name: 'heads', schema: numbered, indexes: [] };

/**
 * Run as a separate process: appends endlessly, several at once, and prints each number once it is stored.
 */
export async function burst(path: string): Promise<void> {
  const store = openSqliteStore(path);
  async function append(): Promise<void> {
    for (;;) {
      const n = await store.transact(
        async (tx) => {
          const next = ((await tx.get(heads, 'head'))?.data.n ?? 0) + 1;
          tx.create(entries, `e${next}`, { n: next });
          tx.set(heads, 'head', { n: next });
          return next;
        },
        { key: 'head' },
      );
      process.stdout.write(`${n}\n`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, append));
}

const [, script, path] = process.argv;
if (script?.endsWith('burst.fixture.ts') && path) await burst(path);
