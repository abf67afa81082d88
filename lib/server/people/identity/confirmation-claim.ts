import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { toEmail } from '@/lib/domain/accounts/credentials';
import {
  CONFIRMATION_CLAIM,
  type Confirmation,
  confirmationSchema,
} from '@/lib/domain/accounts/email-confirmation';
import { adminAuth } from './auth-service';

/** What our server has recorded of the account in the auth service; null for an account that it never confirmed. */
export function readConfirmation({ customClaims }: Pick<UserRecord, 'customClaims'>): Confirmation | null {
  return confirmationSchema.safeParse(customClaims?.[CONFIRMATION_CLAIM]).data ?? null;
}

/** Whether the account's present address was confirmed behind a link that our server mailed. */
export const isConfirmedAccount = (account: Pick<UserRecord, 'customClaims' | 'email'>): boolean =>
  account.email !== undefined && readConfirmation(account)?.email === toEmail(account.email);

/** Keeps the other claims. */
export function recordConfirmation(
  { uid, customClaims }: Pick<UserRecord, 'uid' | 'customClaims'>,
  { email, at }: Confirmation,
): Promise<void> {
  const confirmed = { email: toEmail(email), at };
  return adminAuth().setCustomUserClaims(uid, { ...customClaims, [CONFIRMATION_CLAIM]: confirmed });
}

/** Addresses of the Google identities linked to the account. */
export const googleEmailsOf = ({ providerData }: Pick<UserRecord, 'providerData'>): string[] =>
  providerData.filter(({ providerId }) => providerId === 'google.com').flatMap(({ email }) => email ?? []);
