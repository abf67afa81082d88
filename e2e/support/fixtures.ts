import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Allows a console error that the story provokes, such as /status of 409/. Matches text and URL. */
  allowError: (pattern: RegExp) => void;
  /** Another visitor in a browser context of their own, also watched for console errors. */
  newVisitor: (options?: { javaScriptEnabled?: boolean }) => Promise<Page>;
  watch: (context: BrowserContext) => void;
}

interface WorkerFixtures {
  /** Waits until the project's site responds, because Playwright waits for the first site only. No value. */
  siteIsUp: undefined;
}

export { expect };

/** Waits until a server responds at this address. */
export async function waitFor(url: string): Promise<void> {
  const answers = async () => (await fetch(url).catch(() => null))?.ok ?? false;
  await expect.poll(answers, { message: `${url} answers`, timeout: 120_000 }).toBe(true);
}

/** A test fails if any of its pages logs a console error or throws an uncaught exception. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  siteIsUp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from this pattern.
    async ({}, use, { project }) => {
      await waitFor(new URL('/api/health', project.use.baseURL).href);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 130_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from this pattern.
  allowed: async ({}, use) => {
    await use([]);
  },
  allowError: async ({ allowed }, use) => {
    await use((pattern) => {
      allowed.push(pattern);
    });
  },
  watch: async ({ allowed }, use) => {
    const errors: string[] = [];
    await use((context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        errors.push(`uncaught ${error.error().stack ?? error.error().message} (${error.page()?.url()})`);
      });
    });
    const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
    expect(unexpected, 'console errors').toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
  },
  newVisitor: async ({ browser, contextOptions, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
