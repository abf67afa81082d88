import 'server-only';
import { z } from 'zod';

const provider = z.object({
  providerId: z.string(),
  /** The person's id at the provider. */
  uid: z.string(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoURL: z.string().optional(),
});

/**
 * A password as stored: in clear in the emulator, as Firebase scrypt (base64) in Firebase. Firebase returns
 * no hash to callers without the permission, and none for an imported user who has not signed in yet.
 */
const password = z.union([
  z.object({ clear: z.string() }),
  z.object({ hash: z.string(), salt: z.string().optional() }),
  z.object({ unreadable: z.literal(true) }),
]);

/** An account of the auth service. */
const accountSchema = z.object({
  uid: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  displayName: z.string().optional(),
  photoURL: z.string().optional(),
  disabled: z.boolean(),
  /** Ms UTC. */
  createdAt: z.number(),
  lastSignInAt: z.number().optional(),
  customClaims: z.record(z.string(), z.unknown()).optional(),
  /** Other sign-in providers, such as Google. */
  providers: z.array(provider),
  password: password.nullable(),
});
export type Account = z.output<typeof accountSchema>;

export interface Accounts {
  list(): Promise<readonly Account[]>;
  /** The account as this place would store it. */
  toStored(account: Account): Account;
  /** Writes these accounts and replaces those with the same uids. Other accounts stay. */
  put(accounts: readonly Account[]): Promise<void>;
}

interface StoredPassword {
  readonly hash: string | undefined;
  readonly salt: string | undefined;
  readonly providers: readonly { readonly providerId: string }[];
}

/** Reads a password as stored by the emulator or by Firebase. */
export function toPassword({ hash, salt, providers }: StoredPassword): Account['password'] {
  const clear = /^fakeHash:salt=.*?:password=(.*)$/s.exec(hash ?? '')?.[1];
  if (clear !== undefined) return { clear };
  if (hash) return { hash, salt };
  return providers.some(({ providerId }) => providerId === 'password') ? { unreadable: true } : null;
}

export const hasUnreadablePassword = ({ password }: Account): boolean =>
  password !== null && 'unreadable' in password;

/** Whether two accounts are the same. Hashes are not compared, because each place creates its own. */
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
