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

/**
 * A password as its place keeps it: the emulator in clear, Firebase by its own scrypt (base64). Firebase shows no hash to
 * whom it does not trust with it, nor that of an import, until the person has signed in.
 */
const password = z.union([
  z.object({ clear: z.string() }),
  z.object({ hash: z.string(), salt: z.string().optional() }),
  z.object({ unreadable: z.literal(true) }),
]);

/** Who may sign in, as the auth service knows them. */
const accountSchema = z.object({
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

interface Kept {
  readonly hash: string | undefined;
  readonly salt: string | undefined;
  readonly providers: readonly { readonly providerId: string }[];
}

/** Reads what the emulator keeps of a password, else what Firebase does. */
export function toPassword({ hash, salt, providers }: Kept): Account['password'] {
  const clear = /^fakeHash:salt=.*?:password=(.*)$/s.exec(hash ?? '')?.[1];
  if (clear !== undefined) return { clear };
  if (hash) return { hash, salt };
  return providers.some(({ providerId }) => providerId === 'password') ? { unreadable: true } : null;
}

export const hasUnreadablePassword = ({ password }: Account): boolean =>
  password !== null && 'unreadable' in password;

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
