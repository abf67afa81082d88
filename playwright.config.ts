import { defineConfig, devices } from '@playwright/test';
import { authPort, barePort, dataDir, place, port } from './e2e/place';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: place.siteUrl,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
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
    { name: 'desktop', grepInvert: /@mobile/ },
    {
      name: 'mobile',
      grep: /@mobile/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: [
    {
      command: 'node scripts/start.mjs',
      url: `${place.siteUrl}/api/health`,
      env: {
        PORT: String(port),
        AUTH_EMULATOR_PORT: String(authPort),
        DATA_DIR: dataDir,
        SITE_URL: place.siteUrl,
        TICK_SECRET: place.tickSecret,
      },
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'node scripts/bare-page.mjs',
      url: `http://127.0.0.1:${barePort}/`,
      env: { PORT: String(barePort) },
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
