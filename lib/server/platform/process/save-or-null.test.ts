import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSaved, saveOrNull } from './save-or-null';

const log = vi.spyOn(process.stderr, 'write');
beforeEach(() => void log.mockReset().mockReturnValue(true));
afterEach(() => void log.mockReset());
const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));

test('a full disk gives null and one log line, and other errors are thrown', async () => {
  expect(await saveOrNull(full())).toBeNull();
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'error', cause: expect.stringContaining('no space left') },
  ]);
  await expect(saveOrNull(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await saveOrNull(Promise.resolve({ id: 1 }))).toEqual({ id: 1 });
});

test('work without a result is reported as saved or not saved', async () => {
  expect([await isSaved(Promise.resolve()), await isSaved(full())]).toEqual([true, false]);
});
