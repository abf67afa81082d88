import 'server-only';
import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { SsoProvider } from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import { parseCertificates } from '@/lib/domain/auctions/timestamps/pem';
import { isKeyName, type VerifierKey } from '@/lib/domain/auctions/transparency/note';
import { parseSigners, parseWitnesses, type Witness } from '@/lib/domain/auctions/transparency/signer-lists';
import { isOurOwn, parseShareHolder, type ShareHolder } from '@/lib/domain/offers/sealing/share-holder';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { ssoProvidersSchema } from '@/lib/server/platform/sso-provider-schema';

const text = z.string().trim().min(1).optional();
const atLeast = (length: number) => z.string().min(length, `must have at least ${length} characters`);
function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}
const isMailAddress = (address: string): boolean => z.email().safeParse(address).success;
const isOrigin = (url: string): boolean => /^https?:\/\/[^/?#@\s]+\/?$/i.test(url) && URL.canParse(url);
const key32 = z
  .base64('must be 32 bytes in base64')
  .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64');
const listOf = <T>(parse: (text: string) => T | null, message: string) =>
  z.string().transform((list, context) => {
    const parsed = parse(list);
    if (parsed === null) context.addIssue(message);
    return parsed ?? z.NEVER;
  });
function isCertificate(der: Uint8Array): boolean {
  try {
    return new X509Certificate(der).raw.length === der.length;
  } catch {
    return false;
  }
}
const emulatorHost = z
  .string()
  .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/, 'must be on loopback')
  .optional();

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('must be a JSON list such as [{"id":"oidc.first-bank","label":…,"domains":[…]}]');
    return z.NEVER;
  }
}

const mapUrl = z
  .url()
  .refine((url) => /^(https:|http:\/\/(localhost|127\.0\.0\.1):)/.test(url), 'must begin with https://')
  .optional();

/** Every environment variable that the server reads. */
export const variables = z.object({
  LOCAL_MODE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  PORT: wholeNumber(1, 65535).default(3000),
  SITE_URL: z
    .string()
    .trim()
    .refine(isOrigin, 'must be a URL without a path, such as https://www.example.com')
    .transform((url) => new URL(url).origin)
    .optional(),
  SITE_PHONE: atLeast(7).trim().default('(212) 555-0142'),
  CONTACT_MAIL: z.email('must be an email address').default('hello@example.com'),
  /** Whole dollars. */
  BID_LIMIT_WITHOUT_REVIEW: wholeNumber(0, 1_000_000_000).default(500_000),
  FRESH_SIGN_IN_ABOVE: wholeNumber(0, 1_000_000_000).default(1_000_000),
  TICK_SECRET: atLeast(16).optional(),
  FILE_LINK_SECRET: atLeast(32).optional(),
  TRUSTED_PROXIES: wholeNumber(1, 9).default(1),
  /** Next reads it directly, at build time and at run time. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key32.optional(),
  SIGNING_KEY: key32.optional(),
  FORMER_SIGNERS: listOf(
    parseSigners,
    'must be verifier keys such as www.example.com/log+530d903a+Aeky…, separated by spaces',
  ).optional(),
  TSA_URL: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://tsa.example.com' }).optional(),
  TSA_CERTIFICATES: z
    .base64('must be a PEM file in base64')
    .transform((encoded, context) => {
      const roots = parseCertificates(Buffer.from(encoded, 'base64').toString());
      if (roots?.every(isCertificate)) return roots;
      context.addIssue('must be certificates in PEM, in base64');
      return z.NEVER;
    })
    .optional(),
  LOG_NAME: z
    .string()
    .trim()
    .max(200)
    .refine(isKeyName, 'must be a name without spaces and plus signs, such as www.example.com/log/2')
    .optional(),
  FORMER_CHECKPOINT: z
    .base64('must be a checkpoint in base64')
    .transform((encoded) => Buffer.from(encoded, 'base64').toString())
    .optional(),
  WITNESSES: listOf(
    parseWitnesses,
    'must be pairs of a witness’s verifier key and its URL, such as https://witness.example, each once',
  ).optional(),
  SEALED_OFFERS_WITNESS: listOf(
    parseShareHolder,
    'must be a witness’s URL and age recipient, such as https://witness.example age1…',
  ).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must look like smtps://user:password@mail.example.com, with special characters as %40',
    })
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be the 32 bytes of a P-256 key in base64url')
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(
      (from) => isMailAddress(/<([^<>]*)>$/.exec(from)?.[1] ?? from),
      'must be an email address, or a name and <hello@example.com>',
    )
    .default('Bank-Owned New York <hello@example.com>'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  GA_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123')
    .optional(),
  SSO_PROVIDERS: z.string().transform(parseJson).pipe(ssoProvidersSchema).optional(),
  MAP_STYLE_URL: mapUrl,
  MAP_TILES_URL: mapUrl,
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
  FIRESTORE_EMULATOR_HOST: emulatorHost,
  FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost,
  /** Google's client reads it directly too. */
  STORAGE_EMULATOR_HOST: text,
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the project’s ID, such as my-project')
    .optional(),
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a host only, such as my-project.firebaseapp.com')
    .optional(),
  FIREBASE_APP_ID: text,
  FIREBASE_STORAGE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]+$/, 'must be the name only, without gs://')
    .optional(),
  /** Used only by `npm run restore`. */
  PASSWORD_HASH_KEY: z.base64('must be in base64').optional(),
});

const firebaseNames = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'FIREBASE_STORAGE_BUCKET',
] as const;

/** The other variables that a Firebase project requires. */
const neededNames = [
  'TICK_SECRET',
  'SITE_PHONE',
  'CONTACT_MAIL',
  'MAIL_FROM',
  'SMTP_URL',
  'FILE_LINK_SECRET',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'SIGNING_KEY',
] as const;

const emulatorHosts = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;
const emulatorNames = [...emulatorHosts, 'STORAGE_EMULATOR_HOST'] as const;

const LOCAL_PROJECT = 'demo-bank-owned-new-york';
const bucketOf = (projectId: string): string => `${projectId}.firebasestorage.app`;

/** Where the log gets its timestamps (RFC 3161), and the certificates that its own one must chain to, in DER. */
export interface TimestampAuthority {
  readonly url: string;
  readonly roots: readonly Uint8Array[];
}

export interface Env {
  /** Uses emulators on this machine. Do not set it where others can reach the server. */
  readonly localMode: boolean;
  /**
   * The store's engine. Production uses Firestore; local mode uses it only when its emulator is configured.
   */
  readonly engine: 'sqlite' | 'firestore';
  readonly dataDir: string;
  /** The bucket that stores files; null: a folder under `dataDir`. */
  readonly fileBucket: string | null;
  /** Signs links to private files. All instances share it; null: a random one is made at start. */
  readonly fileLinkSecret: string | null;
  /** How many proxies in front of the server append their caller's address to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly siteUrl: string;
  readonly phone: string;
  readonly contactMail: string;
  /**
   * The bid limit of a user with a confirmed email and a complete registration. A higher one needs a review.
   */
  readonly bidLimitWithoutReviewCents: number;
  /** A bid above this amount needs a recent sign-in. */
  readonly freshSignInAboveCents: number;
  readonly tickSecret: string | null;
  /**
   * The secret Ed25519 key that signs receipts and the log: 32 bytes in base64. Null: local mode makes one.
   */
  readonly signingKey: string | null;
  /** Former keys of the site. What they signed stays valid. */
  readonly formerSigners: readonly VerifierKey[];
  readonly timestampAuthority: TimestampAuthority | null;
  /** The name of the log; null: the host and `/log`. */
  readonly logName: string | null;
  /** The last checkpoint of the log that this one replaces: a signed note. */
  readonly formerCheckpoint: string | null;
  /** Independent programs that the log asks for a second signature. */
  readonly witnesses: readonly Witness[];
  /**
   * The independent program that holds a share of each offer in a sealed round. Null: offers are sealed by policy.
   */
  readonly sealedOffersWitness: ShareHolder | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /**
   * Identifies the site to push services. Null: local mode makes one; otherwise no push messages are sent.
   */
  readonly vapidPrivateKey: string | null;
  readonly gtmId: string | null;
  readonly gaId: string | null;
  /** Companies whose people sign in with the company's own provider. */
  readonly ssoProviders: readonly SsoProvider[];
  /** The style URL of street maps. Without it and `mapTilesUrl`, maps are drawn from our own files. */
  readonly mapStyleUrl: string | null;
  /** The URL of a PMTiles archive with streets. */
  readonly mapTilesUrl: string | null;
  readonly authEmulatorHost: string | null;
  readonly projectId: string;
  readonly firebaseWeb: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
}

/**
 * Whether this is the build. It does not have the configuration of its later host, so pages are rendered
 * again at start.
 */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

type Source = Readonly<Record<string, string | undefined>>;

/** Parses the environment. Throws one Error that lists every invalid or missing variable. */
export function parseEnv(source: Source): Env {
  const values = withoutBlanks(source);
  const parsed = variables.safeParse(values);
  const faults = [
    ...(parsed.error ? valueFaults(parsed.error) : []),
    ...engineFaults(values),
    ...mapFaults(values),
    ...authorityFaults(values),
    ...(parsed.success ? witnessFaults(parsed.data) : []),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(faults);
  return toEnv(parsed.data);
}

const realNames = ['FIREBASE_PROJECT_ID', 'FIREBASE_STORAGE_BUCKET'] as const;

/** A Firebase project that data are copied to or from. */
export interface Project {
  readonly projectId: string;
  readonly bucket: string;
  /** The key of the project's password hash, in base64. */
  readonly passwordKey: string | undefined;
}

/**
 * The project that data are copied to or from: a real one or the emulators. Null: neither is configured.
 * Throws one Error that lists every invalid or missing variable.
 */
export function parseProject(source: Source): Project | null {
  const values = parseVariables(source);
  const { FIREBASE_PROJECT_ID, FIREBASE_STORAGE_BUCKET, PASSWORD_HASH_KEY: passwordKey } = values;
  const isReal = firebaseNames.some((name) => values[name]);
  const emulated = emulatorNames.filter((name) => values[name]);
  if (!isReal && emulated.length === 0) return null;
  const needed = isReal ? realNames : emulatorHosts;
  const faults = needed.filter((name) => !values[name]).map((name) => `${name}: missing`);
  if (isReal) faults.push(...emulated.map((name) => `${name}: cannot be combined with a Firebase project`));
  if (faults.length > 0) throw new ConfigurationError(faults);
  const projectId = FIREBASE_PROJECT_ID ?? LOCAL_PROJECT;
  return { projectId, bucket: FIREBASE_STORAGE_BUCKET ?? bucketOf(projectId), passwordKey };
}

function parseVariables(source: Source): Variables {
  const parsed = variables.safeParse(withoutBlanks(source));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(valueFaults(parsed.error));
}

const withoutBlanks = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));

const valueFaults = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path: [name, ...place], message }) =>
    [`${String(name)}:`, ...(place.length > 0 ? [`at ${place.join('.')}:`] : []), message].join(' '),
  );

/** The configuration of this process, parsed once. */
export const env = perProcess('env', (): Env => parseEnv(isBuilding() ? { LOCAL_MODE: '1' } : process.env));

class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    const lines = faults.filter(isFirstOfItsName).map((fault) => `  - ${fault}\n`);
    super(`The configuration is invalid:\n${lines.join('')}.env.example describes each variable.`);
  }
}

const isFirstOfItsName = (fault: string, at: number, faults: readonly string[]): boolean =>
  faults.findIndex((other) => other.split(':')[0] === fault.split(':')[0]) === at;

type Variables = z.infer<typeof variables>;

const mapFaults = (values: Source): string[] =>
  values.MAP_STYLE_URL && values.MAP_TILES_URL
    ? ['MAP_TILES_URL: cannot be combined with MAP_STYLE_URL']
    : [];

const authorityFaults = (values: Source): string[] =>
  (['TSA_URL', 'TSA_CERTIFICATES'] as const)
    .filter((name, at, both) => !values[name] && values[both[1 - at] ?? name])
    .map((name) => `${name}: missing`);

const witnessFaults = ({ LOCAL_MODE, SITE_URL, SEALED_OFFERS_WITNESS: witness }: Variables): string[] =>
  LOCAL_MODE !== '1' && SITE_URL && witness && isOurOwn(witness, SITE_URL)
    ? ['SEALED_OFFERS_WITNESS: must be run by somebody else: not at the host of SITE_URL or on this machine']
    : [];

function engineFaults(values: Source): string[] {
  const set = firebaseNames.filter((name) => values[name]);
  if (values.LOCAL_MODE === '1') return set.map((name) => `${name}: cannot be combined with LOCAL_MODE=1`);
  const faults = firebaseNames.filter((name) => !values[name]).map((name) => `${name}: missing`);
  if (set.length === 0)
    return ['LOCAL_MODE=1 (npm start sets it) or the Firebase variables must be set', ...faults];
  if (!values.SITE_URL) faults.push('SITE_URL: missing');
  else if (!/^https:/i.test(values.SITE_URL.trim())) faults.push('SITE_URL: must begin with https://');
  for (const name of neededNames) if (!values[name]) faults.push(`${name}: missing`);
  for (const name of emulatorNames) if (values[name]) faults.push(`${name}: only with LOCAL_MODE=1`);
  return faults;
}

function toEnv(values: Variables): Env {
  const localMode = values.LOCAL_MODE === '1';
  const projectId = values.FIREBASE_PROJECT_ID ?? LOCAL_PROJECT;
  return {
    localMode,
    engine: localMode && !values.FIRESTORE_EMULATOR_HOST ? 'sqlite' : 'firestore',
    dataDir: values.DATA_DIR,
    fileBucket:
      localMode && !values.FIREBASE_STORAGE_EMULATOR_HOST
        ? null
        : (values.FIREBASE_STORAGE_BUCKET ?? bucketOf(projectId)),
    fileLinkSecret: values.FILE_LINK_SECRET ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    phone: values.SITE_PHONE,
    contactMail: values.CONTACT_MAIL,
    bidLimitWithoutReviewCents: values.BID_LIMIT_WITHOUT_REVIEW * 100,
    freshSignInAboveCents: values.FRESH_SIGN_IN_ABOVE * 100,
    tickSecret: values.TICK_SECRET ?? null,
    signingKey: values.SIGNING_KEY ?? null,
    formerSigners: values.FORMER_SIGNERS ?? [],
    timestampAuthority:
      values.TSA_URL && values.TSA_CERTIFICATES
        ? { url: values.TSA_URL, roots: values.TSA_CERTIFICATES }
        : null,
    logName: values.LOG_NAME ?? null,
    formerCheckpoint: values.FORMER_CHECKPOINT ?? null,
    witnesses: values.WITNESSES ?? [],
    sealedOffersWitness: values.SEALED_OFFERS_WITNESS ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY ?? null,
    gtmId: values.GTM_ID ?? null,
    gaId: values.GA_ID ?? null,
    ssoProviders: values.SSO_PROVIDERS ?? [],
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    mapTilesUrl: values.MAP_TILES_URL ?? null,
    authEmulatorHost: localMode ? (values.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099') : null,
    projectId,
    firebaseWeb: {
      apiKey: values.FIREBASE_API_KEY ?? 'local',
      authDomain: values.FIREBASE_AUTH_DOMAIN ?? 'localhost',
      projectId,
      appId: values.FIREBASE_APP_ID ?? 'local',
    },
  };
}
