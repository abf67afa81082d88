import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import {
  authPort,
  barePort,
  clockAuthPort,
  clockDataDir,
  clockPort,
  clockSite,
  dataDir,
  engine,
  firestorePort,
  place,
  port,
  second,
  secondPort,
  storagePort,
} from './e2e/support/place';

const executablePath = process.env.CHROMIUM_PATH;

/** On Firestore, only stories that depend on the store or on two instances run. */
const onThisEngine = engine === 'firestore' ? /@store/ : /./;
/** A pattern for titles that match both patterns, in either order. */
const both = (one: RegExp, other: RegExp) => new RegExp(`^(?=[^]*${one.source})(?=[^]*${other.source})`);
const graceful = { timeout: 600_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } as const;
const siteEnv = {
  PORT: String(port),
  AUTH_EMULATOR_PORT: String(authPort),
  SITE_URL: place.siteUrl,
  TICK_SECRET: place.tickSecret,
};
/** Playwright starts the servers in order and waits for those with a `url`: only the last, the site. */
const onSqlite = [
  {
    ...graceful,
    command: 'node scripts/testing/bare-page.mjs',
    env: { PORT: String(barePort) },
  },
  {
    ...graceful,
    command: 'node scripts/start.mjs',
    env: {
      ...siteEnv,
      PORT: String(clockPort),
      AUTH_EMULATOR_PORT: String(clockAuthPort),
      SITE_URL: clockSite.siteUrl,
      DATA_DIR: clockDataDir,
      SAMPLE_SIZE: '12',
    },
  },
  {
    ...graceful,
    command: 'node scripts/start.mjs',
    url: `${place.siteUrl}/api/health`,
    env: {
      ...siteEnv,
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('scripts/testing/own-photo-hosts.mjs'))}`,
    },
  },
];
const onFirestore = [
  {
    ...graceful,
    command: 'node scripts/start.mjs --firebase',
    url: `${second.siteUrl}/api/health`,
    env: {
      ...siteEnv,
      SECOND_PORT: String(secondPort),
      SAMPLE_SIZE: '12',
      // The many bidders of the stories bid far above the default limit.
      BID_LIMIT_WITHOUT_REVIEW: '100000000',
      FIRESTORE_EMULATOR_PORT: String(firestorePort),
      STORAGE_EMULATOR_PORT: String(storagePort),
    },
  },
];

export default defineConfig({
  testDir: 'e2e',
  ...(engine === 'sqlite' && { testIgnore: 'instances.spec.ts' }),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: place.siteUrl,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    // A worker hides requests from the routes of a story. The stories about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', grep: onThisEngine, grepInvert: /@mobile|@clock/ },
    {
      name: 'clock',
      grep: both(/@clock/, onThisEngine),
      workers: 1,
      use: { baseURL: clockSite.siteUrl },
      ...(engine === 'firestore' && { dependencies: ['desktop'] }),
    },
    {
      name: 'mobile',
      grep: both(/@mobile/, onThisEngine),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: engine === 'firestore' ? onFirestore : onSqlite,
});
