import { sampleCatalogue } from '@/lib/sample/catalogue';
import { seedCatalogue } from '@/lib/server/jobs/seeding/seed-catalog';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';

export const siteUrl = 'https://homes.example';

type Handler<Params> = (request: Request, route: { params: Promise<Params> }) => Promise<Response>;
let callers = 0;

/** A store with the sample catalogue, and what was put into it. */
export async function openCatalogue(size = 100) {
  Object.assign(process.env, { LOCAL_MODE: '1', SITE_URL: siteUrl });
  const { store, end } = openTestRuntime();
  const input = { size, now: Date.now(), createSalt: () => '0'.repeat(64) };
  await seedCatalogue(store, input);
  return { store, end, sales: [...sampleCatalogue(input)] };
}

/** Asks a route; every call comes from another address unless `from` names one. */
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
