import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '@/lib/domain/shared/result';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { BusyError } from '@/lib/server/platform/store/store';
import { noteSellerDevice } from './note-seller-device';

const cookies = vi.hoisted(() => vi.fn());
vi.mock('next/headers', () => ({ cookies }));
const written: string[] = [];
const runtime = openTestRuntime();
afterAll(runtime.end);
beforeEach(() => {
  written.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  cookies.mockReset().mockResolvedValue({ get: () => undefined, set: () => undefined });
});
afterEach(() => void vi.restoreAllMocks());
const logged = () => written.map((line) => JSON.parse(line));
const selling = async () => ({ by: await aBidder(runtime, 'olive'), draftId: 'h', now: 1 });

test('a store that is busy leaves the answer of a form as it was, and is logged', async () => {
  const by = await selling();
  vi.spyOn(runtime.store, 'transact').mockRejectedValue(new BusyError('too many conflicts'));
  expect(await noteSellerDevice(by, Promise.resolve(ok('lowered')))).toEqual(ok('lowered'));
  expect(logged()).toMatchObject([{ part: 'seller-device', cause: expect.stringContaining('conflicts') }]);
});

test('so does a device that cannot be read', async () => {
  const by = await selling();
  cookies.mockRejectedValue(new Error('no cookies'));
  expect(await noteSellerDevice(by, Promise.resolve(ok('lowered')))).toEqual(ok('lowered'));
  expect(logged()).toMatchObject([{ cause: expect.stringContaining('no cookies') }]);
});

test('a form that was refused marks no device, and one that fails fails', async () => {
  const by = await selling();
  const transact = vi.spyOn(runtime.store, 'transact');
  expect(await noteSellerDevice(by, Promise.resolve(refuse('busy')))).toEqual(refuse('busy'));
  await expect(noteSellerDevice(by, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(transact).not.toHaveBeenCalled();
  expect(logged()).toEqual([]);
});
