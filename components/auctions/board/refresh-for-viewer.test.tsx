// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefreshForViewer } from './refresh-for-viewer';

const refresh = vi.fn();
const router = { refresh };
let auth = { state: 'unknown' };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@/providers/auth-provider', () => ({ useAuth: () => auth }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  refresh.mockClear();
  vi.unstubAllGlobals();
});

test('a board rendered for nobody loads once more after the sign-in, and one with positions does not', async () => {
  const root = createRoot(document.createElement('div'));
  const show = (isSignedIn: boolean) =>
    act(async () => root.render(<RefreshForViewer isSignedIn={isSignedIn} />));
  await show(false);
  expect(refresh).not.toHaveBeenCalled();
  auth = { state: 'signed-in' };
  await show(false);
  await show(false);
  expect(refresh).toHaveBeenCalledTimes(1);
  await show(true);
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
