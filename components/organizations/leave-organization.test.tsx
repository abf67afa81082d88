import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { foundOrganization, type Organization } from '@/lib/domain/organizations/organization';
import { LeaveOrganization } from './leave-organization';

vi.mock('@/lib/actions/organizations', () => {
  const names = ['found', 'beginFor', 'invitePerson', 'uninvite', 'setRole', 'dismiss', 'leave'];
  const more = ['leaveTo', 'dissolve', 'dropLogo', 'join', 'setSso'];
  return Object.fromEntries([...names, ...more].map((name) => [name, async () => ({ status: 'done' })]));
});

const mona = { uid: 'mona', name: 'Mona', email: 'mona@bank.com', emailVerified: true };
const facts = { organisationId: 'org_1', name: 'A Bank', kind: 'bank' } as const;
const alone = foundOrganization(facts, mona, 1);
const ben = { uid: 'ben', name: 'Ben', email: 'ben@bank.com', role: 'member', since: 2 } as const;
const both: Organization = { ...alone, members: [...alone.members, ben], memberUids: ['mona', 'ben'] };

test.each([
  ['a member', both, 'ben', [], 'Leave this organization'],
  ['the only manager of several', both, 'mona', ['Active'], 'Transfer ownership and leave'],
  ['the last member', alone, 'mona', ['Closed'], 'Dissolve this organization'],
  ['the last member of an organization with a live home', alone, 'mona', ['Closed', 'Pending'], null],
] as const)('%s has at most one way out', (_, organization, uid, statuses, button) => {
  const html = renderToStaticMarkup(
    <LeaveOrganization organization={organization} uid={uid} statuses={statuses} />,
  );
  const buttons = [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(buttons).toEqual(button === null ? [] : [button]);
  if (button === null) expect(html).toContain('any of its homes is on the market or in closing');
});
