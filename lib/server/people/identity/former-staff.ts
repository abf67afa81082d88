import 'server-only';
import { createHmac } from 'node:crypto';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { wasStaffLately } from '@/lib/domain/accounts/former-staff';
import type { User } from '@/lib/domain/accounts/user';
import { siteKey } from '@/lib/server/platform/runtime/site-key';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { formerStaff } from './identity-collections';

/** Stores when a staff member left, by a keyed hash of the address. It also blocks a new account with it. */
export async function rememberFormerStaff(tx: Transaction, user: User, now: number): Promise<void> {
  const { email, leftStaffAt } = user;
  if (leftStaffAt === undefined || !wasStaffLately(user, now)) return;
  tx.set(formerStaff, await formerStaffId(email), { leftStaffAt });
}

/** When a former staff member with this address left; a new account inherits it. */
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
