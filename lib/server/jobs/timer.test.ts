import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  vi.unstubAllEnvs();
});

async function endUnlessConfigured(env: Readonly<Record<string, string>>) {
  vi.stubEnv('LOCAL_MODE', undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const timer = await import('./timer');
  try {
    timer.endUnlessConfigured();
    return 'goes on';
  } catch (error) {
    return `${error} ${said.mock.calls.join()}`;
  }
}

test('a server whose configuration is half-set ends and says what is missing', async () => {
  expect(await endUnlessConfigured({ FIREBASE_PROJECT_ID: 'p' })).toMatch(
    /ended with 1[\s\S]*FIREBASE_API_KEY: missing[\s\S]*TICK_SECRET: missing/,
  );
});

test('a configured server goes on', async () => {
  expect(await endUnlessConfigured({ LOCAL_MODE: '1' })).toBe('goes on');
});
