import { describe, expect, test } from 'vitest';
import { aBackup, aContract, openedAt, terms } from '@/lib/domain/closings/closing.builders';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { toPublicTurns } from './public-turns';

const opened: ClosingEvent = { type: 'opened', at: openedAt, by: null, terms, contract: aContract };
const cameFrom = { kind: 'auction', auctionId: 'a' } as const;
const wordsOf = (...events: ClosingEvent[]) =>
  toPublicTurns([{ events: [opened, ...events], cameFrom }]).map(({ words }) => words);
const signed = (side: 'buyer' | 'seller'): ClosingEvent => ({
  type: 'confirmed',
  at: openedAt,
  by: { uid: 'u', name: 'Ann Marsh' },
  step: 'sign',
  side,
  note: '',
  signature: null,
  escrow: null,
});

describe('the public history of a closing', () => {
  test('shows the signatures only when both sides have signed', () => {
    expect(wordsOf(signed('buyer'))).toEqual(['Sold at auction']);
    expect(wordsOf(signed('buyer'), signed('seller')).at(-1)).toBe('Contract signed by both sides');
  });

  test('shows why a closing fell through, but no name or text from a default', () => {
    expect(wordsOf({ type: 'fell-through', at: 1, by: null, reason: 'financing' }).at(-1)).toBe(
      'Fell through: the financing was denied',
    );
    const text = wordsOf(
      {
        type: 'defaulted',
        at: 1,
        by: { uid: 'u', name: 'Ann Marsh' },
        side: 'buyer',
        reason: 'She is broke',
      },
      { type: 'backup-named', at: 1, by: null, backup: aBackup('ben'), asksSeller: false },
    ).join('. ');
    expect(text).toContain('Fell through: the buyer defaulted. Offered to the next backup buyer');
    expect(text).not.toMatch(/Ann|broke|ben/);
  });
});
