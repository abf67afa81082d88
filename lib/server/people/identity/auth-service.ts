import 'server-only';
import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { env } from '@/lib/server/platform/env';

/** Firebase Auth with the server's credentials; in local mode its emulator. */
export function adminAuth(): Auth {
  const { authEmulatorHost, projectId } = env();
  if (authEmulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = authEmulatorHost;
  const app = getApps().find(({ name }) => name === '[DEFAULT]');
  if (app) return getAuth(app);
  return getAuth(
    initializeApp(authEmulatorHost ? { projectId } : { projectId, credential: applicationDefault() }),
  );
}

const codeAnswerSchema = z.object({ localId: z.string().optional(), email: z.string() });

/** Redeems a mailed code: `update` verifies the email, `resetPassword` sets a password. Null: not valid. */
export async function redeemMailedCode(
  method: 'update' | 'resetPassword',
  body: { readonly oobCode: string; readonly newPassword?: string },
): Promise<z.infer<typeof codeAnswerSchema> | null> {
  const { authEmulatorHost, firebaseWeb } = env();
  const host = authEmulatorHost ? `http://${authEmulatorHost}/identitytoolkit.googleapis.com` : AUTH_SERVICE;
  const response = await fetch(`${host}/v1/accounts:${method}?key=${firebaseWeb.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
  });
  if (response.ok) return codeAnswerSchema.parse(await response.json());
  const refusal = await response.text();
  if (/(INVALID|EXPIRED)_OOB_CODE|USER_(NOT_FOUND|DISABLED)/.test(refusal)) return null;
  throw new Error(`The auth service refused ${method}: ${response.status}`);
}

/** The account of a mailed code, without redeeming it. Null: used or expired. */
export const readMailedCode = (oobCode: string) => redeemMailedCode('resetPassword', { oobCode });

/** True if the auth service refused with one of these codes; false for other errors, such as an outage. */
export function isAuthRefusal(error: unknown, codes: readonly string[]): boolean {
  const parsed = z.object({ code: z.string() }).safeParse(error);
  return parsed.success && codes.includes(parsed.data.code);
}

const AUTH_SERVICE = 'https://identitytoolkit.googleapis.com';
