import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openedAt, sha, terms } from '@/lib/domain/closings/closing.builders';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { beginBulkUpload } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { beginImport } from '@/lib/server/jobs/imports/imports';
import { setRole } from '@/lib/server/people/organizations/organization.fixture';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import { inviteMember, startOrganization } from '@/lib/server/workflows/organizations/organization-commands';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { declarationOf } from '@/lib/server/workflows/uploads/uploads.fixture';
import * as decision from '../auctions/[id]/decision/route';
import * as cancellation from '../drafts/[id]/cancellation-document/route';
import * as draftFiles from '../drafts/[id]/files/route';
import * as upload from '../drafts/[id]/uploads/[key]/route';
import * as uploads from '../drafts/[id]/uploads/route';
import * as documents from '../organizations/[id]/documents/route';
import * as bulk from '../organizations/[id]/files/[bulkId]/route';
import * as bulkForm from '../organizations/[id]/files/form/route';
import * as bulks from '../organizations/[id]/files/route';
import * as run from '../organizations/[id]/imports/[importId]/run/route';
import * as imports from '../organizations/[id]/imports/route';
import * as logo from '../organizations/[id]/logo/route';
import * as closingFiles from '../sales/[id]/files/route';

Object.assign(process.env, { LOCAL_MODE: '1' });
const runtime = openTestRuntime();
afterAll(runtime.end);
const now = Date.now();
const origin = 'http://localhost:3000';

const owner = await aBidder(runtime, 'mona');
const viewer = await aBidder(runtime, 'vera');
const bank = await startOrganization(owner, { name: 'A Bank', kind: 'bank' }, now);
if (!bank.ok) throw new Error(bank.reason);
const { organisationId } = bank.value;
await inviteMember(owner, organisationId, { email: 'x@example.com', role: 'viewer' }, now);
const { name, email } = viewer.user;
const joined = { uid: 'vera', name, email, role: 'member' as const, since: now };
await runtime.store.transact(async (tx) => {
  const { organizations } = await import('@/lib/server/people/organizations/organization-collections');
  const members = [...bank.value.members, joined];
  tx.set(organizations, organisationId, { ...bank.value, members, memberUids: ['mona', 'vera'] });
});
await setRole(runtime, organisationId, 'vera', 'viewer');
const draft = await startDraft(owner, now, organisationId);
const table = await beginImport(
  owner,
  organisationId,
  { name: 'x.csv', bytes: Buffer.from('Street,Zip\n1 A St,14850\n') },
  now,
);
const zip = await beginBulkUpload(owner, organisationId, { name: 'homes.zip', bytes: 4 }, now);
if (!draft.ok || !table.ok || !zip.ok) throw new Error('An owner may do this');
const { auctionId } = await aPublishedHome(runtime, { key: 'h1', sellerUid: organisationId, now });
const closing = {
  saleId: 'sale-1',
  listingKey: 'h1',
  slug: 'h1',
  place: 'A home',
  sellerId: organisationId,
  openedAt,
  buyerId: 'rosa',
  cameFrom: { kind: 'auction', auctionId } as const,
};
const opened = { type: 'opened', at: openedAt, by: null, terms, contract: null } as const;
await runtime.store.commit([
  write.create(closings, 'sale-1', toStoredClosing({ ...closing, events: [opened] })),
]);
vi.spyOn(session, 'getSession').mockResolvedValue(viewer);
vi.spyOn(session, 'getUser').mockResolvedValue(viewer.user);

const headers = { origin, host: 'localhost:3000' };
const send = (method: string, body?: BodyInit, more: Record<string, string> = {}) =>
  new Request(`${origin}/`, {
    method,
    headers: { ...headers, ...more },
    ...(body !== undefined && { body }),
  });
const json = (body: unknown) => send('POST', JSON.stringify(body), { 'content-type': 'application/json' });
const piece = () => {
  const digest = `sha-256=:${Buffer.from(sha, 'hex').toString('base64')}:`;
  return send('PUT', 'abcd', { 'upload-offset': '0', 'content-length': '4', 'content-digest': digest });
};
const of = <P extends object>(params: P) => ({ params: Promise.resolve(params) });
const ofDraft = of({ id: draft.value.draftId, key: sha.slice(0, 24) });
const ofBank = of({ id: organisationId, importId: table.value.importId, bulkId: zip.value.bulkId });

/** Every route that changes something, for a viewer of the seller. A new route must be added to one of the two. */
const refusing: Readonly<Record<string, () => Promise<Response>>> = {
  'auctions/[id]/decision POST': () => decision.POST(json({ decision: 'accept' }), of({ id: auctionId })),
  'drafts/[id]/cancellation-document POST': () => cancellation.POST(send('POST', 'x'), ofDraft),
  'drafts/[id]/files POST': () => draftFiles.POST(send('POST', 'x'), ofDraft),
  'drafts/[id]/uploads POST': () => uploads.POST(json(declarationOf(Buffer.from('x'))), ofDraft),
  'drafts/[id]/uploads/[key] PUT': () => upload.PUT(piece(), ofDraft),
  'drafts/[id]/uploads/[key] POST': () => upload.POST(send('POST'), ofDraft),
  'drafts/[id]/uploads/[key] DELETE': () => upload.DELETE(send('DELETE'), ofDraft),
  'organizations/[id]/documents POST': () => documents.POST(send('POST', 'x'), ofBank),
  'organizations/[id]/files POST': () => bulks.POST(json({ name: 'a.zip', bytes: 9 }), ofBank),
  'organizations/[id]/files/form POST': () => bulkForm.POST(send('POST', 'x'), ofBank),
  'organizations/[id]/files/[bulkId] PUT': () => bulk.PUT(piece(), ofBank),
  'organizations/[id]/files/[bulkId] POST': () => bulk.POST(send('POST'), ofBank),
  'organizations/[id]/imports POST': () => imports.POST(send('POST', 'x'), ofBank),
  'organizations/[id]/imports/[importId]/run POST': () => run.POST(send('POST'), ofBank),
  'organizations/[id]/logo POST': () => logo.POST(send('POST', 'x'), ofBank),
  'sales/[id]/files POST': () => closingFiles.POST(send('POST', 'x'), of({ id: 'sale-1' })),
};
/** A person's own account and bids, the site's own routes, and the API that takes a key, which no viewer has. */
const others = [
  ...['account', 'me', 'session', 'views', 'dev', 'staff', 'stop', 'tick', 'v1'],
  ...['auctions/[id]/bids', 'auctions/[id]/buy-now'],
];

const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
const found = files
  .filter((file) => file.endsWith('route.ts'))
  .flatMap((file) => {
    const source = readFileSync(`app/api/${file}`, 'utf8');
    const methods = [...source.matchAll(/export (?:const|async function) (POST|PUT|PATCH|DELETE)\b/g)];
    return methods.map(([, method]) => `${file.replace('/route.ts', '')} ${method}`);
  });

describe('a viewer of an organization', () => {
  test('meets a check at every route that changes something', () => {
    const isOther = (door: string) => others.some((start) => door.startsWith(start));
    expect(found.filter((door) => !isOther(door)).sort()).toEqual(Object.keys(refusing).sort());
    expect(others.filter((start) => !found.some((door) => door.startsWith(start)))).toEqual([]);
  });

  test.each(Object.entries(refusing))('is refused at %s, with the reason', async (_, call) => {
    const response = await call();
    const said = `${response.headers.get('location') ?? ''} ${await response.text()}`;
    expect(said).toContain('viewer');
    expect([303, 403]).toContain(response.status);
  });
});
