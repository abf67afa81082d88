// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import type { TypedAnswers } from '@/lib/domain/drafts/merge';
import { useAutosave } from './use-step-answers';

type Save = typeof import('@/lib/actions/drafts').autosave;
const page = vi.hoisted(() => ({ save: vi.fn<Save>(), refresh: vi.fn() }));
vi.mock('@/lib/actions/drafts', () => ({ autosave: (...sent: Parameters<Save>) => page.save(...sent) }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: page.refresh }) }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page.refresh.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const saved = { status: 'saved', answers: {} } as const;

async function show(save: Mock<Save>) {
  const root = createRoot(document.createElement('div'));
  const seen: { now?: ReturnType<typeof useAutosave> } = {};
  page.save = save;
  const View = () => {
    seen.now = useAutosave('h1', { street: 'x' });
    return null;
  };
  await act(async () => root.render(<View />));
  const now = () => {
    if (!seen.now) throw new Error('It is not shown');
    return seen.now;
  };
  return { now, type: (typed: TypedAnswers['typed']) => act(async () => now().saveNow(typed)) };
}

test('only changes are sent, with the previous values, and only once', async () => {
  const save = vi.fn<Save>(async () => saved);
  const { type, now } = await show(save);
  await type({ street: 'x', city: 'a' });
  await type({ street: 'x', city: 'a' });
  await type({ street: 'y', city: 'a' });
  expect(save.mock.calls).toEqual([
    ['h1', { typed: { city: 'a' }, was: { city: '' } }],
    ['h1', { typed: { street: 'y' }, was: { street: 'x' } }],
  ]);
  expect(page.refresh).toHaveBeenCalledTimes(2);
  expect(now().status.is).toBe('saved');
});

test('text typed during a request is sent with the next one, which waits for it', async () => {
  let answer = (_: typeof saved) => {};
  const save = vi.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
  const { type } = await show(save);
  await type({ street: 'a' });
  await type({ street: 'ab' });
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => answer(saved));
  expect(save).toHaveBeenLastCalledWith('h1', { typed: { street: 'ab' }, was: { street: 'a' } });
});

test('without a connection it reports the failure, and it saves once the connection is back', async () => {
  const save = vi.fn<Save>(async () => saved).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { type, now } = await show(save);
  await type({ street: 'y' });
  expect(now().status).toMatchObject({ is: 'unsaved', message: expect.stringContaining('couldn’t connect') });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(save).toHaveBeenLastCalledWith('h1', { typed: { street: 'y' }, was: { street: 'x' } });
  expect(now().status.is).toBe('saved');
});

test('a conflicting answer is held back until it is settled, and then overwrites the other one', async () => {
  const conflicts = [{ name: 'street', theirs: 'z' }];
  const save = vi.fn<Save>(async () => saved).mockResolvedValueOnce({ status: 'conflict', conflicts });
  const { type, now } = await show(save);
  await type({ street: 'y' });
  expect(now().conflicts).toEqual(conflicts);
  await type({ street: 'y', city: 'a' });
  expect(save).toHaveBeenLastCalledWith('h1', { typed: { city: 'a' }, was: { city: '' } });
  await act(async () => now().settle('street', { street: 'y', city: 'a' }));
  expect(save).toHaveBeenLastCalledWith('h1', { typed: { street: 'y' }, was: { street: 'z' } });
  expect(now().conflicts).toEqual([]);
});
