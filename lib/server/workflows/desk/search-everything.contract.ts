import { expect, test } from 'vitest';
import { type BulkUpload, noResults, noUnused } from '@/lib/domain/bulk-uploads/bulk-upload';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { keyOf, type Upload } from '@/lib/domain/drafts/files/draft-files';
import type { Visit } from '@/lib/domain/inquiries/showing';
import { type BulkAction, noCounts } from '@/lib/domain/portfolio/bulk-action';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { quarantine } from '@/lib/server/platform/runtime/runtime-collections';
import { write } from '@/lib/server/platform/store/store';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { drafts, uploadId, uploads } from '@/lib/server/records/drafts/draft-collections';
import { visits } from '@/lib/server/records/inquiries/inquiry-collections';
import { bulkActions } from '@/lib/server/workflows/bulk-actions/bulk-action-collections';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { type FoundEverything, searchEverything } from './search-everything';

/** What the search of staff finds by an index of its own, for one store. */
export function searchEverythingContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}z${now.toString(36)}`;
  };
  const searcher = async () => {
    const { user } = await aBidder(runtime(), unique('ada'), { role: 'admin', terms: ['role:admin'] });
    return async (words: string): Promise<FoundEverything> => {
      const found = await searchEverything(user, words);
      if (!found.ok) throw new Error(found.reason);
      return found.value;
    };
  };

  test('a search for a home or a visitor finds the showings, latest first, without id, note or contact', async () => {
    const find = await searcher();
    const { store } = runtime();
    const uid = unique('vera');
    await aBidder(runtime(), uid, { terms: [uid] });
    const { listingKey, slug } = await aPublishedHome(runtime(), {
      key: unique('h'),
      sellerUid: 'olive',
      now,
    });
    const visit = (visitId: string, startsAt: number, who: string): Visit => ({
      visitId,
      listingKey,
      slug,
      place: '1 Elm Street',
      sellerId: 'olive',
      uid: who,
      name: 'Vera Voss',
      email: 'vera@example.com',
      note: 'I use a wheelchair.',
      startsAt,
      endsAt: startsAt + 1,
      status: 'requested',
      words: '',
      changedAt: now,
    });
    const [early, late] = [unique('v'), unique('v')];
    await store.commit([
      write.create(visits, early, visit(early, now + 1, uid)),
      write.create(visits, late, visit(late, now + 2, unique('other'))),
    ]);
    const shown = { listingKey, place: '1 Elm Street', status: 'requested', changedAt: now };
    await expect
      .poll(async () => (await find(listingKey)).showings)
      .toEqual([
        { ...shown, startsAt: now + 2 },
        { ...shown, startsAt: now + 1 },
      ]);
    expect((await find(uid)).showings).toEqual([{ ...shown, startsAt: now + 1 }]);
  });

  test('a search for an organization, an id or a file name finds its bulk uploads and actions', async () => {
    const find = await searcher();
    const bank = unique('org_s');
    const name = unique('Zipperbank ');
    await anOrganization(runtime(), bank, [{ uid: unique('mona'), name: 'M', email: 'm@example.com' }], {
      name,
    });
    const fileName = `${unique('Lot')} Fotos.zip`;
    const [bulkId, actionId] = [unique('b'), unique('a')];
    const ofBank = {
      organisationId: bank,
      by: { uid: 'mona', name: 'Mona' },
      createdAt: now,
      changedAt: now,
    };
    const running = { cursor: 0, tries: 0, claimedUntil: 0, state: 'running' } as const;
    const sent: BulkUpload = {
      ...ofBank,
      ...running,
      bulkId,
      name: fileName,
      bytes: 1,
      source: 'zip',
      importId: null,
      fault: null,
      items: 1,
      unused: noUnused,
      planned: 1,
      results: noResults,
      corrections: {},
    };
    const action: BulkAction = {
      ...ofBank,
      ...running,
      actionId,
      request: { type: 'withdraw', reason: 'The court stayed the sale.' },
      total: 7,
      counts: noCounts,
      undoneBy: null,
      startedAt: now,
    };
    await runtime().store.commit([
      write.create(bulkUploads, bulkId, sent),
      write.create(bulkUploads, `${bulkId}b`, { ...sent, bulkId: `${bulkId}b`, name: `My ${fileName}` }),
      write.create(bulkActions, actionId, action),
    ]);
    const shown = { organisationId: bank, seller: name, state: 'running', createdAt: now };
    const shownUpload = { ...shown, bulkId, name: fileName };
    const shownAction = { ...shown, actionId, type: 'withdraw', total: 7 };
    await expect.poll(async () => (await find(name)).bulkActions).toEqual([shownAction]);
    expect((await find(name)).bulkUploads).toHaveLength(2);
    expect((await find(bulkId)).bulkUploads).toEqual([shownUpload]);
    expect((await find(actionId)).bulkActions).toEqual([shownAction]);
    for (const typed of [fileName, fileName.slice(0, -5)])
      expect((await find(typed)).bulkUploads).toEqual([shownUpload]);
    expect((await find(fileName.slice(1))).bulkUploads).toEqual([]);
  });

  test('a file is found by the start of its name, once staff can read its draft and while it is there', async () => {
    const find = await searcher();
    const name = `${unique('Deed')} of 1931 – copy.pdf`;
    const draftOf = async (more: Parameters<typeof aDraft>[0], state: Upload['state'] = 'kept') => {
      const draft = aDraft({ draftId: unique('d'), ...more });
      const sha256 = count.toString(16).padStart(64, 'a');
      const key = keyOf(sha256);
      const fileId = uploadId(draft.draftId, key);
      const wish = {
        purpose: 'document',
        kind: 'Survey',
        title: 'Deed',
        asOf: now,
        name,
        bytes: 1,
        sha256,
      } as const;
      const upload: Upload = {
        draftId: draft.draftId,
        uid: draft.owner.uid,
        key,
        wish,
        state,
        entry: null,
        expiresAt: null,
      };
      await runtime().store.commit([
        write.create(drafts, draft.draftId, draft),
        write.create(uploads, fileId, upload),
      ]);
      return { fileId, name, purpose: 'document' };
    };
    const standing = aDraft().standing;
    await draftOf({ standing: { ...standing, submission: 0 } });
    await draftOf({ standing: { ...standing, submission: 1 } }, 'removed');
    expect((await find(name)).files).toEqual([]);
    const shown = await draftOf({ standing: { ...standing, submission: 1 } });
    for (const typed of [name, name.slice(0, 12)]) expect((await find(typed)).files).toMatchObject([shown]);
    expect((await find('')).files).toEqual([]);
  });

  test('a record that cannot be read is found by its id, and with the person or home of this id', async () => {
    const find = await searcher();
    const uid = unique('rolf');
    const name = unique('rolfsname');
    await aBidder(runtime(), uid, { terms: [name, uid] });
    const record = { collection: 'bidKeys', docId: uid, fault: 'at: expected number', at: now };
    await runtime().store.commit([
      write.create(quarantine, unique('q'), record),
      write.create(quarantine, unique('q'), { ...record, docId: unique('other') }),
    ]);
    expect((await find(uid)).unreadable).toEqual([record]);
    expect((await find(name)).unreadable).toEqual([record]);
  });
}
