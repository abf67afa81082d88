import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { toEmail } from '@/lib/domain/accounts/credentials';
import {
  CONFIRMATION_CLAIM,
  type Confirmation,
  confirmationSchema,
} from '@/lib/domain/accounts/email-confirmation';
import { isSsoProvider } from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import { adminAuth } from './auth-service';

/** The confirmation that our server stored in the account's custom claims; null if there is none. */
export function readConfirmation({ customClaims }: Pick<UserRecord, 'customClaims'>): Confirmation | null {
  return confirmationSchema.safeParse(customClaims?.[CONFIRMATION_CLAIM]).data ?? null;
}

/** Whether the account's current address was confirmed through a link that our server mailed. */
export const isConfirmedAccount = (account: Pick<UserRecord, 'customClaims' | 'email'>): boolean =>
  account.email !== undefined && readConfirmation(account)?.email === toEmail(account.email);

/** Stores the confirmation and leaves the other claims unchanged. */
export function recordConfirmation(
  { uid, customClaims }: Pick<UserRecord, 'uid' | 'customClaims'>,
  { email, at }: Confirmation,
): Promise<void> {
  const confirmed = { email: toEmail(email), at };
  return adminAuth().setCustomUserClaims(uid, { ...customClaims, [CONFIRMATION_CLAIM]: confirmed });
}

/** The identities of companies' sign-ins that are linked to the account. */
export const ssoIdentitiesOf = ({ providerData }: Pick<UserRecord, 'providerData'>) =>
  providerData
    .filter(({ providerId }) => isSsoProvider(providerId))
    .map(({ providerId, uid, email = '' }) => ({ provider: providerId, subject: uid, email }));

/** Addresses of the Google identities linked to the account. */
export const googleEmailsOf = ({ providerData }: Pick<UserRecord, 'providerData'>): string[] =>
  providerData.filter(({ providerId }) => providerId === 'google.com').flatMap(({ email }) => email ?? []);
