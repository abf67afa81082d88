import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { APPROVAL_MS, type ApprovalRequest } from '@/lib/domain/organizations/approvals';
import { ApprovalList } from './approval-list';
import { RulesForm } from './rules-form';

vi.mock('@/lib/actions/organizations', () => {
  const names = ['approve', 'decline', 'setRules'];
  return Object.fromEntries(names.map((name) => [name, async () => ({ status: 'done' })]));
});

const now = 1_000;
const request: ApprovalRequest = {
  ...{ requestId: 'r', organisationId: 'org_1', draftId: 'h1', title: '1 Elm Street', binding: '7' },
  ...{ command: { type: 'submit', isConfirmed: false }, terms: { listPrice: '412,500' }, keyMaker: null },
  ...{
    by: { uid: 'mona', name: 'Mona' },
    keyHolders: [],
    at: now,
    expiresAt: now + APPROVAL_MS,
    decided: null,
  },
};
const buttonsFor = (uid: string, parts: object = {}, isViewer = false, at = now) => {
  const requests = [{ ...request, isOutdated: false, ...parts }];
  const html = renderToStaticMarkup(
    <ApprovalList requests={requests} uid={uid} isViewer={isViewer} now={at} />,
  );
  return [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, text]) => text);
};
const decided = { answer: 'approved', by: { uid: 'ben', name: 'Ben' }, at: now, reason: '' } as const;

type Reader = Parameters<typeof buttonsFor>;
test.each<[string, Reader, string[]]>([
  ['another member', ['ben'], ['Approve', 'Decline']],
  ['the person who asked', ['mona'], []],
  ['a viewer', ['vera', {}, true], []],
  ['a member once the home has changed', ['ben', { isOutdated: true }], ['Decline']],
  ['a member after an answer', ['ben', { decided }], []],
  ['a member after seven days', ['ben', {}, false, now + APPROVAL_MS], []],
])('%s is offered only the answers that count', (_, reader, buttons) => {
  expect(buttonsFor(...reader)).toEqual(buttons);
});

test('a request names the terms that it is about', () => {
  const html = renderToStaticMarkup(
    <ApprovalList requests={[{ ...request, isOutdated: false }]} uid="ben" isViewer={false} now={now} />,
  );
  expect(html).toContain('Submit for review');
  expect(html).toContain('412,500');
});

test('a request that replaces an auction says that its bids become void', () => {
  const terms = { ...request.terms, voidsBids: 'yes' };
  const html = renderToStaticMarkup(
    <ApprovalList
      requests={[{ ...request, terms, isOutdated: false }]}
      uid="ben"
      isViewer={false}
      now={now}
    />,
  );
  expect(html).toMatch(/Bids so far<\/dt><dd[^>]*>Void upon approval/);
});

test('the settings can be saved without a price', () => {
  const rules = { publications: true, priceAboveCents: null };
  const html = renderToStaticMarkup(<RulesForm organisationId="org_1" rules={rules} />);
  const [field = ''] = /<input[^>]*name="priceAbove"[^>]*>/.exec(html) ?? [];
  expect(field).not.toBe('');
  expect(field).not.toContain('required');
});
