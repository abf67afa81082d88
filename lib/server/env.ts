import 'server-only';
import { z } from 'zod';

const text = z.string().trim().min(1).optional();
const variables = z.object({
  LOCAL_MODE: z.enum(['0', '1']).default('0'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  SITE_URL: z.url().optional(),
  SITE_PHONE: z.string().trim().min(7).default('(212) 555-0142'),
  CONTACT_MAIL: z.email().default('hello@example.com'),
  ADMIN_EMAILS: z.string().default(''),
  TICK_SECRET: z.string().min(16).optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().trim().min(3).default('Bank-Owned New York <hello@example.com>'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'looks like GTM-ABC123')
    .optional(),
  GA_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'looks like G-ABC123')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/, 'must be on loopback')
    .optional(),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_APP_ID: text,
});

const firebaseNames = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
] as const;

export interface Env {
  /** Embedded engine and Auth emulator on this machine; never where others can reach it. */
  readonly localMode: boolean;
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly phone: string;
  readonly contactMail: string;
  readonly adminEmails: readonly string[];
  readonly tickSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly gtmId: string | null;
  readonly gaId: string | null;
  readonly authEmulatorHost: string | null;
  readonly projectId: string;
  readonly firebaseWeb: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
}

/** The build has no configuration of the place where it will run: its pages are regenerated at start. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** Parses the environment. Throws one Error that names every fault at once. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  const faults = engineFaults(parsed.data);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return toEnv(parsed.data);
}

let current: Env | undefined;

/** The configuration of this process, parsed once. */
export function env(): Env {
  current ??= parseEnv(isBuilding() ? { LOCAL_MODE: '1' } : process.env);
  return current;
}

class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

type Variables = z.infer<typeof variables>;

function engineFaults(given: Variables): string[] {
  const set = firebaseNames.filter((name) => given[name]);
  if (given.LOCAL_MODE === '1') return set.map((name) => `${name}: not together with LOCAL_MODE=1`);
  const faults = firebaseNames.filter((name) => !given[name]).map((name) => `${name}: missing`);
  if (set.length === 0)
    return ['LOCAL_MODE=1 (npm start sets it) or the Firebase variables must be set', ...faults];
  if (!given.SITE_URL) faults.push('SITE_URL: missing');
  else if (!given.SITE_URL.startsWith('https://')) faults.push('SITE_URL: must begin with https://');
  if (!given.TICK_SECRET) faults.push('TICK_SECRET: missing');
  if (!given.SMTP_URL) faults.push('SMTP_URL: missing');
  if (given.FIREBASE_AUTH_EMULATOR_HOST) faults.push('FIREBASE_AUTH_EMULATOR_HOST: only with LOCAL_MODE=1');
  return faults;
}

function toEnv(given: Variables): Env {
  const localMode = given.LOCAL_MODE === '1';
  const projectId = given.FIREBASE_PROJECT_ID ?? 'demo-bank-owned-new-york';
  return {
    localMode,
    dataDir: given.DATA_DIR,
    siteUrl: (given.SITE_URL ?? `http://localhost:${given.PORT}`).replace(/\/$/, ''),
    phone: given.SITE_PHONE,
    contactMail: given.CONTACT_MAIL,
    adminEmails: given.ADMIN_EMAILS.split(',')
      .map((mail) => mail.trim().toLowerCase())
      .filter(Boolean),
    tickSecret: given.TICK_SECRET ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    gtmId: given.GTM_ID ?? null,
    gaId: given.GA_ID ?? null,
    authEmulatorHost: localMode ? (given.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099') : null,
    projectId,
    firebaseWeb: {
      apiKey: given.FIREBASE_API_KEY ?? 'local',
      authDomain: given.FIREBASE_AUTH_DOMAIN ?? 'localhost',
      projectId,
      appId: given.FIREBASE_APP_ID ?? 'local',
    },
  };
}
