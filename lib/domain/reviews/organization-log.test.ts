import { describe, expect, test } from 'vitest';
import { type AuditAction, auditActions, type StoredEntry } from './audit-log';
import { logFilterQuery, logKindNames, logKinds, parseLogFilter, toLogRow } from './organization-log';

const bank = {
  organisationId: 'org_1',
  memberUids: ['mona'],
  former: [{ uid: 'ben', leftAt: 1 }],
  members: [{ uid: 'mona', name: 'Mona', email: 'm@example.com', role: 'manager' as const, since: 1 }],
};
const entry = (action: AuditAction, parts: Partial<StoredEntry> = {}): StoredEntry => ({
  about: 'listing',
  subject: 'h1',
  seq: 1,
  at: 5,
  by: { uid: 'mona', name: 'Mona', role: 'member' },
  action,
  before: 'Draft',
  after: 'InReview',
  why: null,
  title: '1 Elm Street',
  terms: [],
  ...parts,
});
const ada = { uid: 'ada', name: 'Ada', role: 'admin' } as const;

describe('the log of an organization', () => {
  test('names the member who acted and the home', () => {
    expect(toLogRow('x', entry('submitted'), bank)).toEqual({
      id: 'x',
      at: 5,
      kind: 'publications',
      action: 'submitted',
      who: 'Mona',
      home: { draftId: 'h1', title: '1 Elm Street' },
      detail: '',
    });
  });

  test.each([
    ['claimed', null],
    ['bidder-blocked', null],
    ['suspended', null],
    ['row-taken', null],
  ] as const)('leaves out “%s”, which is staff’s own', (action, row) => {
    expect(toLogRow('x', entry(action, { by: ada }), bank)).toBe(row);
  });

  test('names no staff and shows none of what a reviewer writes', () => {
    const row = toLogRow('x', entry('approved', { by: ada, why: 'We called the county.' }), bank);
    expect(row).toMatchObject({ who: null, detail: '' });
    expect(toLogRow('x', entry('auction-cancelled', { by: ada, why: 'fraud: x' }), bank)).toMatchObject({
      who: null,
      detail: '',
    });
  });

  test.each([
    ['a member with a staff role', { ...ada, uid: 'mona', name: 'Mona' }, 'Mona'],
    ['a former member', { uid: 'ben', name: 'Ben', role: 'admin' as const }, 'Ben'],
    [
      'an API key',
      { uid: 'org_1', name: 'A Bank (API key k)', role: 'member' as const },
      'A Bank (API key k)',
    ],
  ])('names %s', (_, by, who) => {
    expect(toLogRow('x', entry('withdrawn', { by, why: 'Sold' }), bank)).toMatchObject({
      who,
      detail: 'Sold',
    });
  });

  test('shows only the host of a webhook, whose path may be a secret', () => {
    const about = { about: 'organization', subject: 'org_1', before: null } as const;
    const added = entry('webhook-added', { ...about, after: 'https://a.example.com/hook/s3cret?key=1' });
    expect(toLogRow('x', added, bank)).toMatchObject({ home: null, detail: 'a.example.com' });
    const odd = entry('webhook-added', { ...about, after: 'https://user:pass@a.example.com/' });
    expect(JSON.stringify(toLogRow('x', odd, bank))).not.toContain('pass');
  });

  test('lists each action under one kind', () => {
    const listed = logKindNames.flatMap((kind): readonly AuditAction[] => logKinds[kind]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((action) => !auditActions.includes(action))).toEqual([]);
  });

  test.each([
    [
      { kind: 'keys', member: 'mona' },
      { kind: 'keys', uid: 'mona' },
    ],
    [
      { kind: 'constructor', member: 'eve' },
      { kind: null, uid: null },
    ],
    [
      { kind: ['keys'], member: 'org_1' },
      { kind: null, uid: 'org_1' },
    ],
  ] as const)('filters by known kinds and its own members: %j', (params, filter) => {
    expect(parseLogFilter({ ...params } as Record<string, string>, bank)).toEqual(filter);
    expect(parseLogFilter(Object.fromEntries(logFilterQuery(filter)), bank)).toEqual(filter);
  });
});
