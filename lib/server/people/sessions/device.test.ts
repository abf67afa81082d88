import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { bidDevice, DEVICE_COOKIE } from './device';

const jar = new Map<string, { readonly value: string; readonly options?: object }>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: object) => jar.set(name, { value, options }),
  }),
}));
afterAll(openTestRuntime().end);
afterEach(() => {
  jar.clear();
  vi.unstubAllEnvs();
});

test('a browser gets a random id that scripts cannot read, and keeps it', async () => {
  const first = await bidDevice();
  const set = jar.get(DEVICE_COOKIE);
  expect(set?.value).toMatch(/^[0-9a-f]{32}$/);
  expect(set?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: 31_536_000 });
  expect(await bidDevice()).toEqual({ hash: first.hash, isNew: false });
  expect(jar.get(DEVICE_COOKIE)).toBe(set);
  expect(first).toMatchObject({ isNew: true, hash: expect.not.stringContaining(set?.value ?? '') });
  jar.clear();
  expect((await bidDevice()).hash).not.toBe(first.hash);
});

test.each(['x', 'A'.repeat(32), 'a'.repeat(33), 'a'.repeat(4_000), 'a'.repeat(31)])(
  'a value of another form is replaced: %.10s',
  async (value) => {
    jar.set(DEVICE_COOKIE, { value });
    expect((await bidDevice()).isNew).toBe(true);
    expect(jar.get(DEVICE_COOKIE)?.value).toMatch(/^[0-9a-f]{32}$/);
  },
);
