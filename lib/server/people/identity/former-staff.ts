import 'server-only';
import { createHmac } from 'node:crypto';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { wasStaffLately } from '@/lib/domain/accounts/former-staff';
import type { User } from '@/lib/domain/accounts/user';
import { siteKey } from '@/lib/server/platform/runtime/site-key';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { formerStaff } from './identity-collections';

/** Keeps when a former staff member left, under a keyed hash of their address: a new account with it is barred as well. */
export async function rememberFormerStaff(tx: Transaction, user: User, now: number): Promise<void> {
  const { email, leftStaffAt } = user;
  if (leftStaffAt === undefined || !wasStaffLately(user, now)) return;
  tx.set(formerStaff, await formerStaffId(email), { leftStaffAt });
}

/** What a new account with this address inherits. */
export async function readFormerStaff(
  reader: Reader,
  email: string,
): Promise<Pick<User, 'leftStaffAt'> | null> {
  return (await reader.get(formerStaff, await formerStaffId(email)))?.data ?? null;
}

const formerStaffId = async (email: string): Promise<string> =>
  createHmac('sha256', await siteKey('former-staff'))
    .update(toEmail(email))
    .digest('hex');
