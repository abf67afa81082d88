/**
 * These calls get the same answer for a known and an unknown address. Each resolves to null or to an error
 * message.
 */
import { accountApi as copy } from '@/messages/accounts/account-api';

export const requestAccount = (wanted: {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly isSelling: boolean;
}): Promise<string | null> => send('/api/account', wanted);

export const requestPasswordReset = (email: string): Promise<string | null> =>
  send('/api/account/reset', { email });

export const requestVerification = (): Promise<string | null> => send('/api/account/verification', {});

/** `customToken` signs in the owner of the mailbox. */
type Confirmation =
  | { readonly state: 'confirmed'; readonly email: string; readonly customToken: string }
  | { readonly state: 'choose-password'; readonly email: string };

/** `password` is sent only after an answer of `choose-password`. */
export const confirmEmail = (link: {
  readonly oobCode: string;
  readonly key: string | undefined;
  readonly password?: string;
}) => postJson<Confirmation>('/api/account/confirm', link);

export const setNewPassword = (oobCode: string, password: string) =>
  postJson<{ readonly email: string }>('/api/account/password', { oobCode, password });

/** These three need the ID token of a sign-in within the last few minutes. */
export const changePassword = (idToken: string, password: string): Promise<string | null> =>
  send('/api/account/change-password', { idToken, password });

export const requestEmailChange = (idToken: string, email: string): Promise<string | null> =>
  send('/api/account/change-email', { idToken, email });

export const deleteAccount = (idToken: string): Promise<string | null> =>
  send('/api/account/delete', { idToken });

async function send(path: string, body: object): Promise<string | null> {
  const answer = await postJson(path, body);
  return answer.ok ? null : answer.fault;
}

type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string; readonly fault: string };

/** Posts JSON. `fault` is the message of the first wrong field, or the problem's `detail`. */
async function postJson<T>(path: string, body: object): Promise<Answer<T>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  if (!response) return { ok: false, reason: 'no-connection', fault: copy.theresNoConnection };
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (response.ok) return { ok: true, value: answer };
  const fault = answer?.errors?.[0]?.message ?? answer?.detail ?? copy.somethingWentWrong;
  return { ok: false, reason: answer?.reason ?? 'unknown', fault };
}
