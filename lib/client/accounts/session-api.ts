import type { Me } from '@/lib/domain/accounts/me';

/** The user of the server's session; null without a session. */
export async function fetchMe(): Promise<Me | null> {
  const response = await fetch('/api/me', { cache: 'no-store' });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`/api/me answered ${response.status}`);
  return response.json();
}

/**
 * The server refused a session for this account. `code`: `suspended`, or `unconfirmed` until the mailbox is
 * confirmed.
 */
export class SessionRefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** False if the server rejects the token as invalid or too old: the person has to sign in again. */
export async function openServerSession(idToken: string): Promise<boolean> {
  const response = await fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  if (response.status === 401) return false;
  if (response.status === 403) throw new SessionRefusedError((await response.json()).reason);
  if (!response.ok) throw new Error(`/api/session answered ${response.status}`);
  return true;
}

export async function closeServerSession(): Promise<void> {
  const response = await fetch('/api/session', { method: 'DELETE' });
  if (!response.ok) throw new Error(`/api/session answered ${response.status}`);
}
