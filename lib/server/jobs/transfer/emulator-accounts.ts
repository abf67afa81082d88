import 'server-only';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Account, type Accounts, toPassword } from './accounts';

/**
 * The file of `scripts/emulators/auth-emulator.mjs`: users in the format of the auth API, and emailed codes.
 */
const fileSchema = z.object({
  users: z.array(
    z.looseObject({
      localId: z.string(),
      email: z.string().optional(),
      emailVerified: z.boolean().optional(),
      displayName: z.string().optional(),
      photoUrl: z.string().optional(),
      disabled: z.boolean().optional(),
      /** Ms UTC, as text. */
      createdAt: z.string(),
      lastLoginAt: z.string().optional(),
      customAttributes: z.string().optional(),
      passwordHash: z.string().optional(),
      salt: z.string().optional(),
      providerUserInfo: z
        .array(
          z.looseObject({
            providerId: z.string(),
            rawId: z.string(),
            email: z.string().optional(),
            displayName: z.string().optional(),
            photoUrl: z.string().optional(),
          }),
        )
        .default([]),
    }),
  ),
  codes: z.array(z.unknown()).default([]),
});
type File = z.output<typeof fileSchema>;
type User = File['users'][number];

/** Opens the accounts in the file of the Auth emulator. The emulator must not run during writes. */
export function openEmulatorAccounts(path: string): Accounts {
  return {
    list: async () => (await readAccounts(path)).users.map(toAccount),
    toStored: (account) => account,
    async put(accounts) {
      const { users, codes } = await readAccounts(path);
      const byId = new Map<string, object>(users.map((user) => [user.localId, user]));
      for (const account of accounts) byId.set(account.uid, toUser(account));
      await writeWhole(path, JSON.stringify({ users: [...byId.values()], codes }));
    },
  };
}

async function readAccounts(path: string): Promise<File> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"users":[]}';
    throw error;
  });
  return fileSchema.parse(JSON.parse(text));
}

async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.tmp`, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(`${path}.tmp`, path);
}

function toAccount(user: User): Account {
  return {
    uid: user.localId,
    email: user.email,
    emailVerified: user.emailVerified ?? false,
    displayName: user.displayName,
    photoURL: user.photoUrl,
    disabled: user.disabled ?? false,
    createdAt: Number(user.createdAt),
    lastSignInAt: user.lastLoginAt === undefined ? undefined : Number(user.lastLoginAt),
    customClaims: user.customAttributes ? claims.parse(JSON.parse(user.customAttributes)) : undefined,
    providers: user.providerUserInfo
      .filter(({ providerId }) => providerId !== 'password')
      .map(({ providerId, rawId: uid, email, displayName, photoUrl: photoURL }) => {
        return { providerId, uid, email, displayName, photoURL };
      }),
    password: toPassword({ hash: user.passwordHash, salt: user.salt, providers: user.providerUserInfo }),
  };
}

function toUser(account: Account): object {
  const { uid, email, displayName, password, providers, customClaims } = account;
  const own = { providerId: 'password', rawId: email, federatedId: email, email, displayName };
  return {
    localId: uid,
    email,
    emailVerified: account.emailVerified,
    displayName,
    photoUrl: account.photoURL,
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    lastLoginAt: account.lastSignInAt && String(account.lastSignInAt),
    validSince: String(Math.floor(account.createdAt / 1000)),
    customAttributes: customClaims && JSON.stringify(customClaims),
    ...(password && toPasswordFields(password)),
    providerUserInfo: [
      ...providers.map(({ uid: rawId, photoURL: photoUrl, ...rest }) => ({ rawId, photoUrl, ...rest })),
      ...(password && email ? [own] : []),
    ],
  };
}

function toPasswordFields(password: NonNullable<Account['password']>): object {
  if ('unreadable' in password) return {};
  if ('hash' in password) return { passwordHash: password.hash, salt: password.salt };
  const salt = 'fakeSaltOfACopy';
  return { passwordHash: `fakeHash:salt=${salt}:password=${password.clear}`, salt };
}

const claims = z.record(z.string(), z.unknown());
