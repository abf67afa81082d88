import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { FoundBulkWork } from './found-bulk-work';

const at = Date.parse('2026-11-26T15:00:00Z');
const bank = { organisationId: 'org_1', seller: 'Alder Savings', createdAt: at };
const nothing = { imports: [], bulkUploads: [], bulkActions: [], files: [] };
const textOf = (found: Partial<Parameters<typeof FoundBulkWork>[0]>) =>
  renderToStaticMarkup(<FoundBulkWork {...nothing} {...found} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('staff read whose bulk upload and action it is, and that the seller has to go on, not they', () => {
  const bulkUploads = [{ ...bank, bulkId: 'b', name: '', state: 'review' as const }];
  expect(textOf({ bulkUploads })).toBe(
    'Bulk uploads 1 List of URLs Alder Savings · Waiting for the seller · uploaded Nov 26, 2026',
  );
  const action = { ...bank, actionId: 'a', type: 'withdraw' as const, total: 7 };
  expect(textOf({ bulkActions: [{ ...action, state: 'review' }] })).toContain('Waiting for the seller');
  expect(textOf({ bulkActions: [{ ...action, seller: null, state: 'done' }] })).toBe(
    'Bulk actions 1 Withdraw Done · 7 homes · started Nov 26, 2026',
  );
});

test('a file names its home and what it is, and leads to the submission', () => {
  const draft = aDraft({ draftId: 'd1', overrides: { street: '418 Halsey Street' } });
  const file = { fileId: 'f', name: 'Deed.pdf', draft };
  for (const [purpose, words] of [
    ['photo', 'photo'],
    ['document', 'document'],
    ['cancellation', 'cancellation document'],
  ] as const)
    expect(textOf({ files: [{ ...file, purpose }] })).toMatch(
      new RegExp(`^Files 1 Deed.pdf 418 Halsey Street.* · ${words}$`),
    );
  const html = renderToStaticMarkup(<FoundBulkWork {...nothing} files={[{ ...file, purpose: 'photo' }]} />);
  expect(html).toContain('href="/dashboard/admin/listings/d1"');
});
