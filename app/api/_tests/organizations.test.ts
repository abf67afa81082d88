import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { beginBulkUpload } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { beginImport, checkImport, runImport } from '@/lib/server/jobs/imports/imports';
import { advanceImport } from '@/lib/server/jobs/imports/run-imports';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startOrganization } from '@/lib/server/workflows/organizations/organization-commands';
import * as notDone from '../organizations/[id]/actions/[actionId]/not-done.csv/route';
import * as documents from '../organizations/[id]/documents/route';
import * as report from '../organizations/[id]/figures/report.pdf/route';
import * as file from '../organizations/[id]/files/[bulkId]/route';
import * as filesForm from '../organizations/[id]/files/form/route';
import * as files from '../organizations/[id]/files/route';
import * as faults from '../organizations/[id]/imports/[importId]/faults.csv/route';
import * as run from '../organizations/[id]/imports/[importId]/run/route';
import * as send from '../organizations/[id]/imports/route';
import * as template from '../organizations/[id]/imports/template.xlsx/route';
import * as table from '../organizations/[id]/listings.csv/route';
import * as log from '../organizations/[id]/log.csv/route';
import * as logo from '../organizations/[id]/logo/route';
import * as portfolio from '../organizations/[id]/portfolio.csv/route';
import * as workbook from '../organizations/[id]/portfolio.xlsx/route';

const signedIn = { session: null as SignedIn | null };
vi.spyOn(session, 'getSession').mockImplementation(async () => signedIn.session);
vi.spyOn(session, 'getUser').mockImplementation(async () => signedIn.session?.user ?? null);
Object.assign(process.env, { LOCAL_MODE: '1' });

const runtime = openTestRuntime();
afterAll(runtime.end);
const now = Date.now();
const origin = 'http://localhost:3000';
const text = 'Reference,Street,Zip,Taxes\n-1,1 Elm Street,14850,2\n=2,2 Elm Street,14850,tall\n';

const [mona, eve] = [await aBidder(runtime, 'mona'), await aBidder(runtime, 'eve')];
const bank = await startOrganization(mona, { name: 'A Bank', kind: 'bank' }, now);
const other = await startOrganization(mona, { name: 'Another Bank', kind: 'bank' }, now);
if (!bank.ok || !other.ok) throw new Error('She may do this');
await startOrganization(eve, { name: 'A third', kind: 'bank' }, now);
const [id, otherId] = [bank.value.organisationId, other.value.organisationId];
const begun = await beginImport(mona, id, { name: '=x.csv', bytes: Buffer.from(text) }, now);
if (!begun.ok) throw new Error('It is a table');
const { importId } = begun.value;
await checkImport(mona, importId, begun.value, now);
await advanceImport(importId, now, 10_000);
await runImport(mona, importId, now);
await advanceImport(importId, now, 10_000);

const bulk = await beginBulkUpload(mona, id, { name: 'homes.zip', bytes: 10 }, now);
if (!bulk.ok) throw new Error('She may do this');

const request = (method: string, headers: Record<string, string> = { origin }) =>
  new Request(`${origin}/`, { method, headers: { host: 'localhost:3000', ...headers } });
/** A form as a browser sends it, with its `content-length`. */
async function aForm(name = 'homes.csv', content = text): Promise<Request> {
  const form = new FormData();
  form.set('table', new File([content], name));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return new Request(`${origin}/`, {
    method: 'POST',
    body,
    headers: {
      origin,
      host: 'localhost:3000',
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    },
  });
}
const thisMonth = newYorkDay(Date.now()).slice(0, 7);
const aMonth = (month: string) =>
  new Request(`${origin}/?month=${month}`, { headers: { host: 'localhost:3000' } });
const params = (organisationId = id) => ({
  params: Promise.resolve({ id: organisationId, importId, bulkId: bulk.value.bulkId, actionId: 'none' }),
});
const announce = () =>
  new Request(`${origin}/`, {
    method: 'POST',
    body: JSON.stringify({ name: 'homes.zip', bytes: 10 }),
    headers: { origin, host: 'localhost:3000', 'content-type': 'application/json' },
  });

/** Expected status of each route for a visitor, a member of another organization, and a member. */
const answers: Readonly<Record<string, readonly [call: () => Promise<Response>, ...statuses: number[]]>> = {
  '[id]/actions/[actionId]/not-done.csv': [async () => notDone.GET(request('GET'), params()), 401, 404, 404],
  '[id]/documents': [async () => documents.POST(await aForm(), params()), 303, 303, 303],
  '[id]/figures/report.pdf': [async () => report.GET(aMonth(thisMonth), params()), 401, 404, 200],
  '[id]/files': [async () => files.POST(announce(), params()), 401, 404, 200],
  '[id]/files/form': [async () => filesForm.POST(await aForm(), params()), 303, 303, 303],
  '[id]/files/[bulkId]': [async () => file.GET(request('GET'), params()), 401, 404, 200],
  '[id]/imports': [async () => send.POST(await aForm(), params()), 303, 404, 303],
  '[id]/imports/[importId]/run': [async () => run.POST(request('POST'), params()), 401, 404, 200],
  '[id]/imports/[importId]/faults.csv': [async () => faults.GET(request('GET'), params()), 401, 404, 200],
  '[id]/imports/template.xlsx': [async () => template.GET(request('GET'), params()), 401, 404, 200],
  '[id]/logo': [async () => logo.POST(await aForm(), params()), 303, 303, 303],
  '[id]/log.csv': [async () => log.GET(request('GET'), params()), 401, 404, 200],
  '[id]/listings.csv': [async () => table.GET(request('GET'), params()), 401, 404, 200],
  '[id]/portfolio.csv': [async () => portfolio.GET(request('GET'), params()), 401, 404, 200],
  '[id]/portfolio.xlsx': [async () => workbook.GET(request('GET'), params()), 401, 404, 200],
};
const people: readonly (SignedIn | null)[] = [null, eve, mona];

describe('organization routes', () => {
  test('are all covered by this test', () => {
    const found = readdirSync('app/api/organizations', { recursive: true, encoding: 'utf8' });
    const routes = found
      .filter((file) => file.endsWith('/route.ts'))
      .map((file) => file.replace('/route.ts', ''));
    expect(routes.sort()).toEqual(Object.keys(answers).sort());
  });

  test.each(Object.entries(answers))(
    '%s serves members, makes visitors sign in, and returns 404 to members of other organizations',
    async (_, [call, ...statuses]) => {
      const found = [];
      for (const person of people) {
        signedIn.session = person;
        found.push((await call()).status);
      }
      expect(found).toEqual(statuses);
    },
  );

  test('an import is not found under another organization, even if the person belongs to both', async () => {
    signedIn.session = mona;
    expect((await faults.GET(request('GET'), params(otherId))).status).toBe(404);
    expect((await run.POST(request('POST'), params(otherId))).status).toBe(404);
  });

  test('a report needs a month that has begun, and a member who asks too often waits', async () => {
    signedIn.session = mona;
    const get = (month: string) => report.GET(aMonth(month), params());
    expect((await get('2099-10')).status).toBe(400);
    expect((await get('2020-10')).status).toBe(400);
    const pdf = await get(thisMonth);
    expect([pdf.headers.get('content-type'), pdf.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      `attachment; filename="report-${thisMonth}.pdf"`,
    ]);
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await get(thisMonth));
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a bulk upload is not found under another organization', async () => {
    signedIn.session = mona;
    expect((await file.GET(request('GET'), params(otherId))).status).toBe(404);
    expect((await file.POST(request('POST'), params(otherId))).status).toBe(404);
  });

  test('forms of files redirect strangers back with the reason', async () => {
    signedIn.session = eve;
    for (const [form, name] of [
      [documents, 'document'],
      [filesForm, 'refused'],
    ] as const) {
      const answer = await form.POST(await aForm(), params());
      expect(answer.headers.get('location')).toContain(`/files?${name}=not-found`);
    }
  });

  test('a form from another site is refused', async () => {
    signedIn.session = mona;
    const foreign = request('POST', { origin: 'https://evil.example' });
    for (const route of [documents, filesForm, file])
      expect((await route.POST(foreign, params())).status).toBe(403);
    expect((await run.POST(foreign, params())).status).toBe(403);
    expect((await send.POST(foreign, params())).status).toBe(403);
  });

  test('the error and listing tables escape cells that a spreadsheet would execute', async () => {
    signedIn.session = mona;
    const back = await faults.GET(request('GET'), params());
    expect(back.headers.get('content-disposition')).toBe('attachment; filename="to-mend.csv"');
    expect(await back.text()).toBe(
      "Reference,Street,Zip,Taxes,What to fix\r\n'=2,2 Elm Street,14850,tall," +
        '"Annual property taxes (column “Taxes”): “tall” isn’t an amount in dollars. Enter one, such as 412,500, or leave the cell blank."\r\n',
    );
    const activity = await (await log.GET(request('GET'), params())).text();
    expect(activity).toContain(",ran an import,,'=x.csv (2)");
    const own = await (await table.GET(request('GET'), params())).text();
    expect(own).toContain(",'-1,Draft,");
  });

  test.each([
    ['no file', 'empty', ''],
    ['a quotation mark left open', 'open-quote&line=2', 'Street\n"1 Elm\n'],
  ])('%s redirects back with the reason', async (_, reason, content) => {
    signedIn.session = mona;
    const sent = await send.POST(await aForm(content === '' ? '' : 'x.csv', content), params());
    expect(sent.headers.get('location')).toBe(`/dashboard/organizations/${id}/imports?refused=${reason}`);
  });
});
