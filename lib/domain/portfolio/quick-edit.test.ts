import { describe, expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { decideQuickEdit, type QuickFields } from './quick-edit';

const draft = aDraft({
  imported: { reference: 'REO-1', answers: { yearBuilt: '1986' } },
  memberNote: 'Keys: Ada',
});
const shown = { assetNumber: 'REO-1', note: 'Keys: Ada' };
const edit = (typed: Partial<QuickFields>, was: Partial<QuickFields> = {}, holder = false) =>
  decideQuickEdit(
    draft,
    { typed: { ...shown, ...typed }, was: { ...shown, ...was } },
    holder ? aDraft() : null,
    9,
  );

describe('an edit in the table', () => {
  test('gives the home another number and keeps what was imported', () => {
    expect(edit({ assetNumber: ' REO-2 ' })).toMatchObject({
      ok: true,
      value: {
        imported: { reference: 'REO-2', answers: { yearBuilt: '1986' } },
        version: draft.version + 1,
        changedAt: 9,
        memberNote: 'Keys: Ada',
      },
    });
  });

  test('of the note leaves the version alone, so an exported table still matches', () =>
    expect(edit({ note: 'Keys:\r\nBen' })).toMatchObject({
      ok: true,
      value: { memberNote: 'Keys:\nBen', version: draft.version },
    }));

  test('changes nothing when nothing was typed or the value is already there', () => {
    expect(edit({})).toEqual({ ok: true, value: draft });
    expect(edit({}, { assetNumber: 'REO-0' })).toEqual({ ok: true, value: draft });
  });

  test('is refused with the current value when another member changed the field meanwhile', () =>
    expect(edit({ assetNumber: 'REO-9' }, { assetNumber: 'REO-0' })).toEqual({
      ok: false,
      reason: { code: 'changed-meanwhile', field: 'assetNumber', now: 'REO-1' },
    }));

  test('keeps what another member changed in the other field', () =>
    expect(edit({ assetNumber: 'REO-2', note: 'Old note' }, { note: 'Old note' })).toMatchObject({
      ok: true,
      value: { memberNote: 'Keys: Ada' },
    }));

  test('can clear both', () =>
    expect(edit({ assetNumber: '', note: '' })).toMatchObject({
      ok: true,
      value: { imported: { reference: null }, memberNote: '' },
    }));

  test('is refused when another home has the number, or a text is too long', () => {
    expect(edit({ assetNumber: 'REO-2' }, {}, true)).toMatchObject({
      reason: { code: 'asset-number-taken', street: '418 Halsey Street' },
    });
    expect(edit({ assetNumber: 'x'.repeat(81) })).toMatchObject({ reason: { code: 'too-long', most: 80 } });
    expect(edit({ note: 'x'.repeat(501) })).toMatchObject({ reason: { code: 'too-long', most: 500 } });
  });
});
