import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import type { DeskRow } from '@/lib/domain/staff/queues/desk-row';
import { queueNames } from '@/lib/domain/staff/queues/queue';
import { DeskQueue } from './desk-queue';
import { DeskSummary } from './desk-summary';

vi.mock('../staff-form', () => ({
  StaffForm: ({ submit }: { submit: string }) => <button type="submit">{submit}</button>,
}));

const now = Date.parse('2026-11-26T15:00:00Z');
const base = { rowId: 'r1', title: '1 Elm Street', since: now - 30 * 3_600_000, owner: null, isOwn: false };
const rows: readonly DeskRow[] = [
  { ...base, queue: 'reviews', draft: aDraft() },
  { ...base, queue: 'verifications', kind: 'bank', members: 3 },
  { ...base, queue: 'limits', askedCents: 40_000_000 },
  { ...base, queue: 'reports', reason: 'fraud', isHeld: false },
  { ...base, queue: 'defaults', side: 'buyer', uid: 'rosa', priceCents: 20_000_000 },
  { ...base, queue: 'relations', listingKey: 'h1' },
  { ...base, queue: 'documents', fault: 'state: required' },
  { ...base, queue: 'mails', kind: 'won', uid: 'rosa' },
];
const html = (shown: readonly DeskRow[], queue: DeskRow['queue']) =>
  renderToStaticMarkup(<DeskQueue queue={queue} rows={shown} uid="ada" now={now} />);

test.each(rows)('a row of $queue shows its age, its owner and the next step', (row) => {
  const free = html([row], row.queue);
  expect(free).toContain('waiting 30 hours');
  expect(free).toContain('Unclaimed');
  expect(free).toMatch(/Review|Verify|Read|Investigate|Ask the server administrator|See recipient/);
  const ben = { uid: 'ben', name: 'Ben Bell', at: now };
  expect(html([{ ...row, owner: ben }], row.queue)).toContain('Claimed by Ben Bell');
  expect(html([{ ...row, isOwn: true }], row.queue)).toContain('Someone else must decide');
});

test('an empty queue says so', () => {
  const texts = queueNames.map((queue) => html([], queue));
  expect(new Set(texts.map((text) => text.replace(/<[^>]+>/g, ' '))).size).toBe(queueNames.length);
  for (const text of texts) expect(text).not.toContain('<li');
});

test('the summary shows a full and a late queue in words', () => {
  const none = { count: 0, oldestAt: null };
  const figures = {
    ...{
      reviews: { count: 101, oldestAt: now - 1_000 },
      limits: { count: 1, oldestAt: now - 25 * 3_600_000 },
    },
    ...{ reports: none, verifications: none, defaults: none, relations: none, documents: none, mails: none },
  };
  const text = renderToStaticMarkup(<DeskSummary figures={figures} now={now} />);
  expect(text).toContain('100+');
  expect(text).toContain('Full');
  expect(text).toContain('Late');
  expect(text.match(/>OK</g)).toHaveLength(6);
});
