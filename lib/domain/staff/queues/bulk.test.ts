import { describe, expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { type BulkRow, mostBulk, planBulk } from './bulk';

const now = 1_000;
const base = { title: '1 Elm Street', since: 0, owner: null, isOwn: false } as const;
const aReport = (rowId: string, more: Partial<BulkRow> = {}): BulkRow =>
  ({ ...base, rowId, queue: 'reports', reason: 'duplicate', isHeld: false, ...more }) as BulkRow;
const aReview = (rowId: string): BulkRow => ({ ...base, rowId, queue: 'reviews', draft: aDraft() });
const plan = (rows: readonly BulkRow[], ids = rows.map(({ rowId }) => rowId)) =>
  planBulk(rows, { ids, uid: 'ada', now });

describe('a decision on several rows', () => {
  test('leaves out rows of the reader, of other staff, and those that no longer wait', () => {
    const ofBen = { uid: 'ben', name: 'Ben', at: now };
    const found = plan(
      [
        aReport('a'),
        aReport('own', { isOwn: true }),
        aReport('taken', { owner: ofBen }),
        aReport('not chosen'),
      ],
      ['a', 'own', 'taken', 'gone'],
    );
    expect(found.ready.map(({ rowId }) => rowId)).toEqual(['a']);
    expect(found.leftOut.map(({ row, why }) => [row.rowId, why])).toEqual([
      ['own', 'own-listing'],
      ['taken', 'claimed'],
    ]);
    expect(found.gone).toBe(1);
    expect(found.refusal).toBeNull();
  });

  test('leaves out reports with a held text, which somebody must read first', () => {
    const held = aReport('held', { isHeld: true } as Partial<BulkRow>);
    const found = plan([aReport('a'), held]);
    expect(found.ready.map(({ rowId }) => rowId)).toEqual(['a']);
    expect(found.leftOut.map(({ why }) => why)).toEqual(['held']);
  });

  test('is refused for reports that were sent for different reasons', () => {
    const fraud = aReport('b', { reason: 'fraud' } as Partial<BulkRow>);
    expect(plan([aReport('a'), fraud]).refusal).toBe('different-reasons');
    expect(plan([aReview('a'), aReview('b')]).refusal).toBeNull();
  });

  test('needs a row, and takes at most 50', () => {
    expect(plan([]).refusal).toBe('nothing-selected');
    const many = Array.from({ length: mostBulk + 1 }, (_, index) => aReport(String(index)));
    expect(plan(many).ready).toHaveLength(mostBulk);
  });
});
