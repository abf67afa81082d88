import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSaved, saveOrNull } from './save-or-null';

const log = vi.spyOn(process.stderr, 'write');
beforeEach(() => void log.mockReset().mockReturnValue(true));
afterEach(() => void log.mockReset());
const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));

test('a full disk is null and one line in the log; other faults stay faults', async () => {
  expect(await saveOrNull(full())).toBeNull();
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'error', cause: expect.stringContaining('no space left') },
  ]);
  await expect(saveOrNull(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await saveOrNull(Promise.resolve({ id: 1 }))).toEqual({ id: 1 });
});

test('work without an answer is saved or not', async () => {
  expect([await isSaved(Promise.resolve()), await isSaved(full())]).toEqual([true, false]);
});
