import type { User } from './user';

export type StaffRefusal = 'signed-out' | 'not-staff';

/** `/dashboard/admin` is for staff only. Each rule there adds its own limits. */
export function refuseStaff(
  by: (Pick<User, 'role'> & Partial<Pick<User, 'suspension'>>) | null,
): StaffRefusal | null {
  if (!by || by.suspension) return 'signed-out';
  return by.role === 'admin' ? null : 'not-staff';
}
