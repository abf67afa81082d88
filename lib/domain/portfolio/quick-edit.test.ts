import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import {
  canUndo,
  choosesSaleFormat,
  decideQuickEdit,
  decideUndo,
  type QuickFields,
  quickFieldsOf,
} from './quick-edit';

const draft = aDraft({
  imported: { reference: 'REO-1', answers: { yearBuilt: '1986' } },
  memberNote: 'Keys: Ada',
});
const shown = { assetNumber: 'REO-1', note: 'Keys: Ada' };
const ada = { uid: 'ada', holder: null };
const edit = (typed: QuickFields, was: QuickFields = {}, holder = false) =>
  decideQuickEdit(
    draft,
    { typed: { ...shown, ...typed }, was: { ...shown, ...was } },
    { uid: 'ada', holder: holder ? aDraft() : null },
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

describe('prices and occupancy in the table', () => {
  const answers = { ...draft.answers, startingBid: '$200,000', reserve: '$320,000' };
  const home = { ...draft, answers };
  const change = (typed: QuickFields, of: Draft = home) =>
    decideQuickEdit(of, { typed, was: quickFieldsOf(of) }, ada, 9);

  test('are those that the sale format asks for, while the home is not in review', () => {
    expect(Object.keys(quickFieldsOf(home))).toEqual([
      'assetNumber',
      'note',
      'saleFormat',
      'startingBid',
      'reserve',
      'occupancy',
    ]);
    const fixed = { ...home, answers: { ...answers, saleFormat: 'fixed-price' } };
    expect(Object.keys(quickFieldsOf(fixed)).slice(2)).toEqual(['saleFormat', 'listPrice', 'occupancy']);
    const inReview = { ...home, standing: { ...home.standing, status: 'InReview' } } as const;
    expect(Object.keys(quickFieldsOf(inReview))).toEqual(['assetNumber', 'note']);
    expect(change({ startingBid: '1' }, inReview)).toEqual({ ok: false, reason: 'not-editable' });
  });

  test('begin with the sale type, which a draft from a table may lack: then it asks for the prices', () => {
    const bare = { ...home, answers: { ...answers, saleFormat: '' } };
    expect(Object.keys(quickFieldsOf(bare)).slice(2)).toEqual(['saleFormat', 'occupancy']);
    const typed = { saleFormat: 'fixed-price' };
    expect(choosesSaleFormat({ typed, was: quickFieldsOf(bare) })).toBe(true);
    expect(choosesSaleFormat({ typed, was: quickFieldsOf(home) })).toBe(false);
    expect(choosesSaleFormat({ typed: {}, was: quickFieldsOf(bare) })).toBe(false);
    const chosen = change(typed, bare);
    expect(chosen.ok && Object.keys(quickFieldsOf(chosen.value))).toContain('listPrice');
    expect(chosen.ok && decideUndo(chosen.value, ada, 10)).toMatchObject({
      value: { answers: { saleFormat: '' } },
    });
  });

  test('are answers of the draft, whose version counts on', () =>
    expect(change({ startingBid: ' $210,000 ', occupancy: 'Tenant' })).toMatchObject({
      ok: true,
      value: {
        answers: { ...answers, startingBid: '210,000', occupancy: 'Tenant' },
        version: home.version + 1,
        memberNote: 'Keys: Ada',
      },
    }));

  test('stay as they are when the form only leaves out their dollar sign', () => {
    const shownAs = { ...quickFieldsOf(home), startingBid: '200,000' };
    const edited = decideQuickEdit(
      home,
      { typed: { ...shownAs, note: 'New' }, was: quickFieldsOf(home) },
      ada,
      9,
    );
    expect(edited).toMatchObject({ ok: true, value: { version: home.version, answers: home.answers } });
  });

  test.each([
    [{ startingBid: 'a lot' }, 'startingBid', 'not-dollars'],
    [{ startingBid: '$400,000' }, 'reserve', 'reserve-below-start'],
    [{ occupancy: 'Ghosts' }, 'occupancy', 'not-a-choice'],
    [{ saleFormat: 'raffle' }, 'saleFormat', 'not-a-choice'],
  ] as const)('%j is refused at the field that is wrong', (typed, field, code) =>
    expect(change(typed)).toMatchObject({ reason: { code: 'invalid', field, fault: { code } } }),
  );

  test('must stay below the Buy Now price', () => {
    const priced = { ...home, answers: { ...answers, buyNowPrice: '$350,000' } };
    expect(change({ startingBid: '340,000', reserve: '349,999' }, priced).ok).toBe(true);
    expect(change({ reserve: '350,000' }, priced)).toMatchObject({
      reason: { code: 'invalid', field: 'reserve', fault: { code: 'buy-now-below-reserve' } },
    });
    expect(change({ startingBid: '350,000', reserve: '360,000' }, priced)).toMatchObject({
      reason: { code: 'invalid', field: 'startingBid', fault: { code: 'buy-now-below-start' } },
    });
  });

  test.each([{ reserve: 'tbd' }, { buyNowPrice: '$320,000' }])(
    'a fault from before, %j, does not keep a member from another field',
    (wrong) => {
      const before = { ...home, answers: { ...answers, ...wrong } };
      expect(change({ assetNumber: 'REO-3' }, before).ok).toBe(true);
    },
  );
});

describe('undo of an edit in the table', () => {
  const edited = edit({ assetNumber: 'REO-2', note: '' });
  const after = edited.ok ? edited.value : draft;

  test('brings back what the edit replaced, once, and counts as another change', () => {
    const undone = decideUndo(after, ada, 10);
    expect(undone).toMatchObject({
      ok: true,
      value: { imported: draft.imported, memberNote: 'Keys: Ada', version: draft.version + 2 },
    });
    expect(undone.ok && decideUndo(undone.value, ada, 10)).toMatchObject({ reason: 'nothing-to-undo' });
  });

  test('brings back an answer that the rules refuse, because it was there before', () => {
    const wrong = { ...draft, answers: { ...draft.answers, startingBid: 'tbd' } };
    const changed = decideQuickEdit(
      wrong,
      { typed: { startingBid: '1,000' }, was: { startingBid: 'tbd' } },
      ada,
      9,
    );
    expect(changed.ok && decideUndo(changed.value, ada, 10)).toMatchObject({
      value: { answers: { startingBid: 'tbd' } },
    });
  });

  test('is for the member who edited, within ten minutes', () => {
    expect(canUndo(after, 'ada', 9 + 599_999)).toBe(true);
    expect(canUndo(after, 'ada', 9 + 600_000)).toBe(false);
    expect(decideUndo(after, { ...ada, uid: 'ben' }, 10)).toMatchObject({ reason: 'nothing-to-undo' });
  });

  test('is refused when the field changed since, or another home has the number now', () => {
    expect(decideUndo({ ...after, memberNote: 'Ben was here' }, ada, 10)).toMatchObject({
      reason: { code: 'changed-meanwhile', field: 'note' },
    });
    expect(decideUndo(after, { ...ada, holder: aDraft() }, 10)).toMatchObject({
      reason: { code: 'asset-number-taken' },
    });
  });
});
