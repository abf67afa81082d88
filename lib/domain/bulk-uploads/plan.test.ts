import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PHOTOS } from '@/lib/domain/drafts/files/photos';
import type { BulkItem } from './bulk-upload';
import { applyManifest, toUrlItems, unusedLines, urlItem } from './manifest';
import { type BulkHome, groupsToAssign, planBulkUpload } from './plan';

const aHome = (draftId: string, more: Partial<BulkHome> = {}): BulkHome => ({
  draftId,
  listingId: '',
  reference: `REO-${draftId}000`,
  parcelNumber: '',
  street: '',
  unit: '',
  city: '',
  postalCode: '',
  isEditable: true,
  ...more,
});
const anItem = (path: string, more: Partial<BulkItem> = {}): BulkItem => ({
  path,
  bytes: 1_000,
  url: null,
  home: null,
  kind: null,
  order: null,
  ...more,
});
const homes = [aHome('1'), aHome('2'), aHome('3', { isEditable: false })];

/** The paths that each home gets, in order. */
function pathsOf(items: readonly BulkItem[], corrections = {}) {
  const { assigned } = planBulkUpload(items, homes, corrections);
  return assigned.map(({ at, draftId }) => `${draftId}: ${items[at]?.path}`);
}
const reasonOf = (item: BulkItem) => planBulkUpload([item], homes).skipped[0]?.reason;

describe('the plan of a bulk upload', () => {
  test('gives each home its files: the cover first, then the front, then by name with numbers in order', () => {
    const items = ['10.jpg', '9.jpg', 'Front.jpg', 'cover.png'].map((name) => anItem(`REO-2000/${name}`));
    expect(pathsOf([...items, anItem('reo1000-a.jpg')])).toEqual([
      '1: reo1000-a.jpg',
      '2: REO-2000/cover.png',
      '2: REO-2000/Front.jpg',
      '2: REO-2000/9.jpg',
      '2: REO-2000/10.jpg',
    ]);
  });

  test('takes the room and the kind of a document from the file name', () => {
    const items = ['02 Kitchen.jpg', 'IMG_1.jpg', 'Survey 1998.pdf', 'PowerOfAttorney.pdf'];
    const { assigned } = planBulkUpload(
      items.map((name) => anItem(`REO-1000/${name}`)),
      homes,
    );
    expect(assigned.map((each) => (each.purpose === 'photo' ? each.room : each.kind)).sort()).toEqual(
      ['Kitchen', 'ProofOfAuthority', 'Survey', null].sort(),
    );
  });

  test.each([
    ['of no home', anItem('beach/1.jpg'), 'no-home'],
    ['of a home that cannot change now', anItem('REO-3000/1.jpg'), 'not-editable'],
    ['of another type', anItem('REO-1000/notes.docx'), 'other-type'],
    ['in an archive', anItem('REO-1000/more.ZIP'), 'archive'],
    ['without content', anItem('REO-1000/1.jpg', { bytes: 0 }), 'empty-file'],
    ['that is too large', anItem('REO-1000/1.jpg', { bytes: 26 * 1024 * 1024 }), 'large-file'],
    ['of an unknown kind', anItem('REO-1000/scan0001.pdf'), 'no-kind'],
    ['whose manifest names an unknown home', anItem('REO-1000/1.jpg', { home: 'REO-9' }), 'unknown-home'],
    ['with an address of http', urlItem('REO-1000', 'http://photos.example.com/1.jpg', 0), 'bad-url'],
    ['with a password', urlItem('REO-1000', 'https://a:b@photos.example.com/1.jpg', 0), 'bad-url'],
  ])('leaves out a file %s', (_, item, reason) => expect(reasonOf(item)).toBe(reason));

  test.each([
    ...['127.0.0.1', 'localhost:8080', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
    ...['[::1]', '[fd00::1]', 'nas', '2130706433', 'photos.internal'],
  ])('leaves out a URL of the internal host %s', (host) =>
    expect(reasonOf(urlItem('REO-1000', `https://${host}/1.jpg`, 0))).toBe('internal-url'),
  );

  test('a correction moves all files of a folder, or all that name the same home', () => {
    const items = [
      anItem('beach/1.jpg'),
      anItem('beach/2.jpg'),
      anItem('1.jpg', { home: 'the blue house' }),
      anItem('REO-1000/1.jpg'),
    ];
    expect(pathsOf(items, { beach: '2', 'the blue house': '1' })).toEqual([
      '1: 1.jpg',
      '1: REO-1000/1.jpg',
      '2: beach/1.jpg',
      '2: beach/2.jpg',
    ]);
    expect(pathsOf(items, { beach: 'somebody-elses' })).toEqual(['1: REO-1000/1.jpg']);
  });

  test('lists the groups whose home is unclear or was chosen', () => {
    const items = ['beach/1.jpg', 'beach/2.jpg', 'lake/1.jpg', 'REO-1000/1.jpg', 'REO-1000/x.doc'].map(
      (path) => anItem(path),
    );
    const corrections = { lake: '1' };
    const groups = groupsToAssign(items, planBulkUpload(items, homes, corrections), corrections);
    expect(groups).toEqual([
      { group: 'beach', files: 2, draftId: null, reason: 'no-home' },
      { group: 'lake', files: 1, draftId: '1', reason: null },
    ]);
  });

  test('a home gets at most its limit of photos; the last ones are left out', () => {
    const items = Array.from({ length: MAX_PHOTOS + 2 }, (_, at) => anItem(`REO-1000/${at}.jpg`));
    const { assigned, skipped } = planBulkUpload(items, homes);
    expect(assigned).toHaveLength(MAX_PHOTOS);
    expect(skipped).toEqual([
      { at: MAX_PHOTOS, reason: 'too-many-photos' },
      { at: MAX_PHOTOS + 1, reason: 'too-many-photos' },
    ]);
  });

  test('accounts for every file exactly once', () => {
    const path = fc.stringMatching(/^(REO-[0-4]000\/)?[a-z0-9 ]{0,6}\.(jpg|pdf|zip|txt)$/);
    fc.assert(
      fc.property(fc.array(path, { maxLength: 60 }), (paths) => {
        const { assigned, skipped } = planBulkUpload(
          paths.map((each) => anItem(each)),
          homes,
        );
        const all = [...assigned, ...skipped].map(({ at }) => at).sort((a, b) => a - b);
        expect(all).toEqual(paths.map((_, at) => at));
      }),
    );
  });
});

describe('a manifest', () => {
  const row = (line: number, ...cells: readonly string[]) => ({ line, cells });
  const headings = ['File', 'Home', 'Kind', 'Order'];

  test('decides home, kind and order of the files that it names by path or by name', () => {
    const items = [anItem('a/1.jpg'), anItem('a/2.jpg'), anItem('REO-2000/scan.pdf')];
    const applied = applyManifest(items, {
      headings,
      rows: [
        row(2, 'A\\1.JPG', 'REO-1000', 'Kitchen', '2'),
        row(3, '2.jpg', 'REO-1000', '', '1'),
        row(4, 'REO-2000/scan.pdf', 'REO-2000', 'Survey', ''),
      ],
    });
    if (!applied.ok) throw new Error(applied.reason);
    const { assigned } = planBulkUpload(applied.value, homes);
    expect(assigned).toEqual([
      { at: 1, draftId: '1', purpose: 'photo', room: null },
      { at: 0, draftId: '1', purpose: 'photo', room: 'Kitchen' },
      { at: 2, draftId: '2', purpose: 'document', kind: 'Survey' },
    ]);
  });

  test('names the files that the ZIP lacks', () => {
    const items = [anItem('a/1.jpg'), anItem('a/2.jpg')];
    const rows = ['A\\1.JPG', '2.jpg', '3.jpg', 'b/1.jpg', ''].map((file, at) =>
      row(at + 2, file, 'REO-1000'),
    );
    expect(unusedLines(items, { headings, rows })).toEqual({ count: 2, first: ['3.jpg', 'b/1.jpg'] });
  });

  test('without a column of files is refused', () => {
    expect(applyManifest([], { headings: ['Home'], rows: [] })).toEqual({
      ok: false,
      reason: 'bad-manifest',
    });
  });

  test('a list of URLs needs no headings, and an address may have commas', () => {
    const url = 'https://photos.example.com/a/front.jpg?size=2';
    const list = toUrlItems({ headings: ['REO-1000', url], rows: [row(2, '9 Elm St', ' Ithaca', url)] });
    expect(list.ok && list.value).toEqual([urlItem('REO-1000', url, 0), urlItem('9 Elm St, Ithaca', url, 1)]);
    expect(list.ok && list.value[0]?.path).toBe('front.jpg');
  });

  test('a list finds its columns by their headings', () => {
    const list = toUrlItems({
      headings: ['Photo URL', 'Note', 'Asset number'],
      rows: [row(2, 'https://photos.example.com/1.jpg', 'x', 'REO-1000')],
    });
    expect(list).toEqual({ ok: true, value: [urlItem('REO-1000', 'https://photos.example.com/1.jpg', 0)] });
  });

  test('a list without any URL is refused', () => {
    expect(toUrlItems({ headings: ['a', 'b'], rows: [] })).toEqual({ ok: false, reason: 'bad-list' });
  });
});
