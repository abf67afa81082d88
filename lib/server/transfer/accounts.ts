import 'server-only';
import { z } from 'zod';

const provider = z.object({
  providerId: z.string(),
  /** The person's id there. */
  uid: z.string(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoURL: z.string().optional(),
});

/** A password as its place keeps it: the emulator in clear, Firebase by its own scrypt (base64). */
const password = z.union([
  z.object({ clear: z.string() }),
  z.object({ hash: z.string(), salt: z.string().optional() }),
]);

/** Who may sign in, as the auth service knows them. */
export const accountSchema = z.object({
  uid: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  displayName: z.string().optional(),
  photoURL: z.string().optional(),
  disabled: z.boolean(),
  /** Milliseconds UTC. */
  createdAt: z.number(),
  lastSignInAt: z.number().optional(),
  customClaims: z.record(z.string(), z.unknown()).optional(),
  /** Sign-in by others, such as Google. */
  providers: z.array(provider),
  password: password.nullable(),
});
export type Account = z.output<typeof accountSchema>;

export interface Accounts {
  list(): Promise<readonly Account[]>;
  /** The account as this place would keep it. */
  toKept(account: Account): Account;
  /** Writes these in place of those with the same uids; others stay. */
  put(accounts: readonly Account[]): Promise<void>;
}

/** Reads what the emulator keeps of a password, else what Firebase does. */
export function toPassword(hash: string | undefined, salt: string | undefined): Account['password'] {
  if (!hash) return null;
  const clear = /^fakeHash:salt=.*?:password=(.*)$/s.exec(hash)?.[1];
  return clear === undefined ? { hash, salt } : { clear };
}

/** Whether two places know the same of a person. A hash is not compared: each place makes its own. */
export function isSameAccount(one: Account, other: Account): boolean {
  return JSON.stringify(toFacts(one, other)) === JSON.stringify(toFacts(other, one));
}

function toFacts({ password, providers, createdAt: _, lastSignInAt: __, ...plain }: Account, other: Account) {
  const isClear = password && other.password && 'clear' in password && 'clear' in other.password;
  return [
    Object.entries(plain)
      .filter(([, value]) => value !== undefined)
      .sort(),
    providers.map((each) => `${each.providerId}:${each.uid}`).sort(),
    isClear ? password : password !== null,
  ];
}
