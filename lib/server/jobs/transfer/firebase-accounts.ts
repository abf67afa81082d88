import 'server-only';
import { randomBytes, randomUUID, scrypt } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserImportRecord, type UserRecord } from 'firebase-admin/auth';
import { type Account, type Accounts, hasUnreadablePassword, toPassword } from './accounts';

interface Options {
  readonly projectId: string;
  /** The password hash key of the source project, base64. Needed to restore accounts of a project. */
  readonly passwordKey?: string | undefined;
}

/** Opens the accounts of a Firebase project, or of the emulator if FIREBASE_AUTH_EMULATOR_HOST is set. */
export function openFirebaseAccounts({ projectId, passwordKey }: Options): Accounts {
  const auth = getAuth(initializeApp({ projectId }, `accounts-${randomUUID()}`));
  const isEmulator = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  return {
    list: () => listAll(auth),
    toStored: isEmulator ? withoutHash : withoutKnownPassword,
    put: (accounts) => (isEmulator ? putInClear(auth, accounts) : putHashed(auth, accounts, passwordKey)),
  };
}

/** Disables sample logins, because the README publishes their passwords. */
export function withoutKnownPassword(account: Account): Account {
  return account.uid.startsWith('sample-') ? { ...account, disabled: true, password: null } : account;
}

/** The emulator does not support hashes: an imported hash never matches. */
function withoutHash(account: Account): Account {
  return account.password && 'clear' in account.password ? account : { ...account, password: null };
}

async function listAll(auth: Auth): Promise<Account[]> {
  const accounts: Account[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    accounts.push(...page.users.map(toAccount));
    pageToken = page.pageToken;
  } while (pageToken);
  return accounts;
}

function toAccount(user: UserRecord): Account {
  const { uid, email, emailVerified, displayName, photoURL, disabled, customClaims, metadata } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    disabled,
    customClaims,
    createdAt: Date.parse(metadata.creationTime),
    lastSignInAt: metadata.lastSignInTime ? Date.parse(metadata.lastSignInTime) : undefined,
    providers: user.providerData
      .filter(({ providerId }) => providerId !== 'password')
      .map(({ providerId, uid, email, displayName, photoURL }) => {
        return { providerId, uid, email, displayName, photoURL };
      }),
    password: toPassword({ hash: user.passwordHash, salt: user.passwordSalt, providers: user.providerData }),
  };
}

async function putInClear(auth: Auth, accounts: readonly Account[]): Promise<void> {
  await importAll(auth, accounts.map(toRecord));
  for (const { uid, password } of accounts)
    if (password && 'clear' in password) await auth.updateUser(uid, { password: password.clear });
}

async function putHashed(auth: Auth, accounts: readonly Account[], key: string | undefined): Promise<void> {
  const unreadable = accounts.filter(hasUnreadablePassword).map(({ uid }) => uid);
  if (unreadable.length > 0) throw new Error(`${NEEDS_HASHES} ${unreadable.join(', ')}.`);
  const clear = accounts.filter(({ password }) => !password || 'clear' in password);
  const hashed = accounts.filter(({ password }) => password && 'hash' in password);
  if (hashed.length > 0 && !key) throw new Error(NEEDS_KEY);
  await importAll(auth, await Promise.all(clear.map(toScryptRecord)), { hash: STANDARD_SCRYPT });
  await importAll(auth, hashed.map(toFirebaseRecord), {
    hash: { ...FIREBASE_SCRYPT, key: Buffer.from(key ?? '', 'base64') },
  });
}

const NEEDS_KEY =
  'PASSWORD_HASH_KEY: missing. These passwords were hashed by a Firebase project; its key is in the console: Authentication, Users, ⋮, Password hash parameters, base64_signer_key.';

const NEEDS_HASHES =
  'Passwords that their own project did not reveal cannot be imported into another one. Use a backup that has them:';

const STANDARD_SCRYPT = {
  algorithm: 'STANDARD_SCRYPT',
  memoryCost: 1024,
  parallelization: 16,
  blockSize: 8,
  derivedKeyLength: 64,
} as const;

/** The same parameters in every project: https://firebaseopensource.com/projects/firebase/scrypt/ */
const FIREBASE_SCRYPT = {
  algorithm: 'SCRYPT',
  saltSeparator: Buffer.from('Bw==', 'base64'),
  rounds: 8,
  memoryCost: 14,
} as const;

async function toScryptRecord(account: Account): Promise<UserImportRecord> {
  const { password } = account;
  if (!password || !('clear' in password)) return toRecord(account);
  const passwordSalt = randomBytes(16);
  return { ...toRecord(account), passwordSalt, passwordHash: await hash(password.clear, passwordSalt) };
}

function hash(password: string, salt: Buffer): Promise<Buffer> {
  const { memoryCost: N, parallelization: p, blockSize: r, derivedKeyLength } = STANDARD_SCRYPT;
  return new Promise((resolve, reject) =>
    scrypt(password, salt, derivedKeyLength, { N, p, r, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

function toFirebaseRecord(account: Account): UserImportRecord {
  const { password } = account;
  if (!password || !('hash' in password)) return toRecord(account);
  return {
    ...toRecord(account),
    passwordHash: Buffer.from(password.hash, 'base64'),
    ...(password.salt && { passwordSalt: Buffer.from(password.salt, 'base64') }),
  };
}

function toRecord(account: Account): UserImportRecord {
  const { uid, email, emailVerified, displayName, photoURL, disabled, customClaims, providers } = account;
  const plain = { uid, email, emailVerified, displayName, photoURL, disabled, customClaims };
  return {
    ...withoutUndefined(plain),
    uid,
    metadata: withoutUndefined({
      creationTime: new Date(account.createdAt).toUTCString(),
      lastSignInTime: account.lastSignInAt && new Date(account.lastSignInAt).toUTCString(),
    }),
    providerData: providers.map((each) => ({
      ...withoutUndefined(each),
      uid: each.uid,
      providerId: each.providerId,
    })),
  };
}

const MAX_USERS_PER_IMPORT = 1000;

async function importAll(
  auth: Auth,
  records: UserImportRecord[],
  options?: Parameters<Auth['importUsers']>[1],
) {
  for (let at = 0; at < records.length; at += MAX_USERS_PER_IMPORT) {
    const { errors } = await auth.importUsers(records.slice(at, at + MAX_USERS_PER_IMPORT), options);
    const [first] = errors;
    if (first) throw new Error(`${errors.length} accounts were refused, the first: ${first.error.message}`);
  }
}

/** Removes undefined properties. */
function withoutUndefined<T extends object>(value: T) {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
