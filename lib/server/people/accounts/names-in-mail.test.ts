import { expect, test, vi } from 'vitest';
import { inviteEmail } from '@/lib/server/jobs/messages/invitation-email';
import { securityEmail } from '@/lib/server/jobs/messages/security-email';
import { users } from '@/lib/server/people/identity/identity-collections';
import { saveFacts } from '@/lib/server/people/identity/users';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { confirmationEmail, knownAccountEmail, resetEmail } from './account-mails';

vi.mock('next/headers', () => ({ cookies: async () => new Map() }));

const phish = 'Rosa,\n\nyour bid failed. Pay now at https://evil.example';

test('a name with line breaks or links is left out of account emails', () => {
  const href = 'http://localhost:3000/auth/action';
  for (const toEmail of [confirmationEmail, knownAccountEmail, resetEmail]) {
    const { text, html } = toEmail(phish, href);
    expect(`${text}${html}`).not.toContain('evil');
    expect(text).toMatch(/^Hello,\n/);
  }
  const security = { kind: 'security', uid: 'rosa', email: 'rosa@example.com', newEmail: null } as const;
  const message = { ...security, letter: 'password-changed', attempts: 0, sendAt: 0 } as const;
  expect(securityEmail({ ...message, name: phish }).text).not.toContain('evil');
  expect(securityEmail({ ...message, name: 'Rosa' }).text).toMatch(/^Hello Rosa,/);
});

test('the names of an organization and its manager cannot inject text into an invitation', () => {
  const link = { organisationId: 'org_1', token: 'token', until: 0 };
  const { subject, text } = inviteEmail({ ...link, name: phish, inviter: phish });
  expect(`${subject}${text}`).not.toContain('evil');
  expect(subject).toBe('Join an organization on Bank-Owned New York');
  expect(text).toMatch(/^An owner invited you/);
});

test('a name from a sign-in service is checked like a typed one', async () => {
  const runtime = openTestRuntime();
  const facts = { uid: 'rosa', email: 'rosa.delgado@example.com', emailVerified: true };
  expect((await saveFacts({ ...facts, name: phish }, 1))?.name).toBe('rosa delgado');
  expect((await saveFacts({ ...facts, name: 'Rosa Delgado' }, 2))?.name).toBe('Rosa Delgado');
  expect((await saveFacts({ ...facts, name: phish }, 3))?.name).toBe('Rosa Delgado');
  expect((await runtime.store.get(users, 'rosa'))?.data.name).toBe('Rosa Delgado');
  await runtime.end();
});
