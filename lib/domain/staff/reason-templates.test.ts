import { expect, test } from 'vitest';
import { decideTemplate, longestTitle, mostTemplates, type ReasonTemplate } from './reason-templates';

const by = { uid: 'ada', name: 'Ada', role: 'admin' } as const;
const typed = { use: 'return', title: ' Photo\nshows people ', text: ' Please replace it. ', version: 0 };
const fresh = { current: null, count: 0 };
const stored: ReasonTemplate = {
  ...{ templateId: 't', use: 'return', title: 'A', text: 'b', version: 3, changedAt: 1 },
};

test('a template has a clean title of bounded length, a text, and a use', () => {
  const content = { use: 'return', title: 'Photo shows people', text: 'Please replace it.' };
  expect(decideTemplate(by, typed, fresh)).toEqual({ ok: true, value: content });
  const long = decideTemplate(by, { ...typed, title: 'x'.repeat(200) }, fresh);
  expect(long.ok && long.value.title).toHaveLength(longestTitle);
  expect(decideTemplate(by, { ...typed, title: ' ' }, fresh)).toMatchObject({ reason: 'needs-title' });
  expect(decideTemplate(by, { ...typed, use: 'other' }, fresh)).toMatchObject({ reason: 'needs-title' });
  expect(decideTemplate(by, { ...typed, text: ' ' }, fresh)).toMatchObject({ reason: 'needs-text' });
});

test('is changed only by staff who read its latest version, and there are at most 100', () => {
  const full = { current: null, count: mostTemplates };
  expect(decideTemplate({ ...by, role: 'member' }, typed, fresh)).toMatchObject({ reason: 'not-staff' });
  expect(decideTemplate(by, typed, full)).toMatchObject({ reason: 'too-many-templates' });
  const change = (version: number) =>
    decideTemplate(by, { ...typed, version }, { current: stored, count: mostTemplates });
  expect(change(3).ok).toBe(true);
  expect(change(2)).toMatchObject({ reason: 'changed-meanwhile' });
  // Somebody removed it meanwhile.
  expect(decideTemplate(by, { ...typed, version: 3 }, fresh)).toMatchObject({ reason: 'changed-meanwhile' });
});
