import { recordSample } from '@/lib/server/jobs/seeding/sample-record';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { catalogHomes } from '@/sample/catalog';
import { someSales } from '@/scripts/bench/data/sales';

export const siteUrl = 'https://homes.example';

type Handler<Params> = (request: Request, route: { params: Promise<Params> }) => Promise<Response>;
let callers = 0;

/** Opens a store with this many sample homes. Returns the store and the homes. */
export async function openCatalog(size = catalogHomes.length) {
  Object.assign(process.env, { LOCAL_MODE: '1', SITE_URL: siteUrl });
  const { store, end } = openTestRuntime();
  const sales = someSales(size, { now: Date.now(), createSalt: () => '0'.repeat(64) });
  for (const sale of sales) await store.transact(async (tx) => recordSample(tx, sale));
  return { store, end, sales };
}

/** Calls a route. Each call comes from a different IP address unless `from` is set. */
export function ask<Params extends object>(
  handler: Handler<Params>,
  path: string,
  more: { readonly params?: Params; readonly headers?: Record<string, string>; readonly from?: string } = {},
): Promise<Response> {
  callers += 1;
  const address = more.from ?? `10.0.${Math.floor(callers / 250)}.${(callers % 250) + 1}`;
  const headers = { 'x-forwarded-for': address, ...more.headers };
  return handler(new Request(`${siteUrl}${path}`, { headers }), {
    params: Promise.resolve(more.params ?? ({} as Params)),
  });
}
