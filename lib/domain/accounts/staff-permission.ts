import type { User } from './user';

export type StaffRefusal = 'signed-out' | 'not-staff';

/** Everything at `/dashboard/admin` is for staff alone; what they may not do there says each rule itself. */
export function refuseStaff(
  by: (Pick<User, 'role'> & Partial<Pick<User, 'suspension'>>) | null,
): StaffRefusal | null {
  if (!by || by.suspension) return 'signed-out';
  return by.role === 'admin' ? null : 'not-staff';
}
