import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { SharedKind } from '@/lib/domain/drafts/files/shared-documents';
import { refuse } from '@/lib/domain/shared/result';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { changeDraftDocuments } from '@/lib/server/workflows/uploads/change-files';
import { serveDocument } from '@/lib/server/workflows/uploads/stored-files';
import {
  aPdf,
  documentDeclarationOf,
  emptyDraft,
  pageObjects,
  sendWhole,
  sha256Of,
} from '@/lib/server/workflows/uploads/uploads.fixture';
import {
  addSharedDocument,
  forgetSharedDocuments,
  removeSharedDocument,
  shareDocuments,
} from './share-documents';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
const folder = mkdtempSync(join(tmpdir(), 'shared-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await runtime.end();
});

let now = Date.parse('2026-11-26T17:00:00Z');
let mona: SignedIn;
let bert: SignedIn;
let bank: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  now += 3_600_000;
  bank = `org_${count}`;
  [mona, bert] = [await aBidder(runtime, `mona-${count}`), await aBidder(runtime, `bert-${count}`)];
  await anOrganization(runtime, bank, [mona.user, bert.user], { name: 'Larch' });
});

/** A PDF that differs by its name. */
const paper = (name: string) => aPdf([`<< /Type /Catalog /Pages 2 0 R /Lang (${name}) >>`, ...pageObjects]);

async function share(kind: SharedKind, bytes = paper(`${kind} ${count}`), by = mona) {
  const path = join(folder, 'sent');
  writeFileSync(path, bytes);
  const file = { name: 'paper.pdf', bytes: bytes.length, sha256: sha256Of(bytes), path };
  return addSharedDocument(by, bank, { kind, file, folder: mkdtempSync(join(folder, 'work-')) }, now);
}
async function aHome(draftId: string, more: Partial<Draft> = {}): Promise<string> {
  const draft = emptyDraft(`${draftId}${count}`, bank, {
    owner: { uid: bank, name: 'Larch', email: 'a@example.com' },
  });
  await runtime.store.commit([write.set(drafts, draft.draftId, { ...draft, changedAt: now, ...more })]);
  return draft.draftId;
}
const readHome = async (draftId: string) => (await runtime.store.get(drafts, draftId))?.data;
const kindsOf = async (draftId: string) =>
  (await readHome(draftId))?.documents.map(({ kind, from }) => `${kind} ${from ?? 'own'}`);

describe("an organization's documents", () => {
  test('reach its drafts with the tick, later drafts too, and leave them when they are taken back', async () => {
    const first = await aHome('h');
    const added = await share('ProofOfAuthority');
    await shareDocuments(now);
    expect(await kindsOf(first)).toEqual(['ProofOfAuthority Larch']);
    now += 60_000;
    const later = await aHome('k');
    await shareDocuments(now);
    expect(await kindsOf(later)).toEqual(['ProofOfAuthority Larch']);
    const { version } = (await readHome(first)) ?? {};
    now += 60_000;
    await shareDocuments(now);
    expect((await readHome(first))?.version).toBe(version);
    await removeSharedDocument(mona, bank, added.ok ? (added.value.documents[0]?.key ?? '') : '');
    now += 60_000;
    await shareDocuments(now);
    expect(await kindsOf(first)).toEqual([]);
  });

  test('give way at once to a document that the draft gets itself, and return when it is removed', async () => {
    const home = await aHome('h');
    await share('TermsOfSale');
    await shareDocuments(now);
    const own = paper(`own ${count}`);
    const sending = { by: mona, draftId: home, now };
    const sent = await sendWhole(sending, own, documentDeclarationOf(own));
    expect(sent.ok).toBe(true);
    expect(await kindsOf(home)).toEqual(['TermsOfSale own']);
    await changeDraftDocuments(sending, { type: 'remove', key: sha256Of(own).slice(0, 24) });
    expect(await kindsOf(home)).toEqual(['TermsOfSale Larch']);
  });

  test('cannot be changed in one draft', async () => {
    const home = await aHome('h');
    await share('TermsOfSale');
    await shareDocuments(now);
    const key = (await readHome(home))?.documents[0]?.key ?? '';
    const sending = { by: mona, draftId: home, now };
    expect(await changeDraftDocuments(sending, { type: 'remove', key })).toEqual(refuse('no-such-document'));
  });

  test('leave a home on the market and a submitted draft as they are', async () => {
    const { standing } = emptyDraft('x', bank);
    const live = await aHome('h', { standing: { ...standing, status: 'Draft', live: 'Active' } });
    const submitted = await aHome('k', { standing: { ...standing, status: 'InReview' } });
    await share('TermsOfSale');
    await shareDocuments(now);
    expect([await kindsOf(live), await kindsOf(submitted)]).toEqual([[], []]);
  });

  test('are uploaded and taken back by a manager only, and must be PDFs without programs', async () => {
    expect(await share('TermsOfSale', undefined, bert)).toEqual(refuse('not-manager'));
    expect(await removeSharedDocument(bert, bank, 'x')).toEqual(refuse('not-manager'));
    const eve = await aBidder(runtime, `eve-${count}`);
    expect(await share('TermsOfSale', undefined, eve)).toEqual(refuse('not-found'));
    expect(await share('TermsOfSale', Buffer.from('no PDF'))).toEqual(refuse('not-pdf'));
  });

  test('open for members under the draft and the organization, and for no stranger', async () => {
    const home = await aHome('h');
    const bytes = paper(`served ${count}`);
    await share('ProofOfAuthority', bytes);
    await shareDocuments(now);
    const file = `${sha256Of(bytes).slice(0, 24)}.pdf`;
    const open = (key: string, by: SignedIn | null) => {
      const request = new Request(`http://localhost:3000/documents/${key}/${file}`);
      return serveDocument({ request, key, file, now, getUser: async () => by?.user ?? null });
    };
    for (const key of [home, bank]) {
      const answer = await open(key, bert);
      const location = answer?.headers.get('location') ?? '';
      expect(location).toContain(`/documents/${bank}/${file}?`);
      const request = new Request(`http://localhost:3000${location}`);
      const signed = await serveDocument({ request, key: bank, file, now, getUser: async () => null });
      expect(Buffer.from((await signed?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
      expect(await open(key, await aBidder(runtime, `eve-${count}`))).toBeNull();
      expect(await open(key, null)).toBeNull();
    }
  });

  test('that buyers never saw are deleted with the organization', async () => {
    await share('ProofOfAuthority');
    await share('TermsOfSale');
    await forgetSharedDocuments(bank);
    const left = [];
    for await (const { path } of runtime.files.list(`private/documents/${bank}/`)) left.push(path);
    expect(left).toHaveLength(1);
  });
});
