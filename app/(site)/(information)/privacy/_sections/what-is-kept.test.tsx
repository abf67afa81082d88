import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { noHomes, storeHomes } from '@/lib/client/favorites/my-homes';
import { rememberSearch } from '@/lib/client/search/recent-searches';
import { Cookies } from './what-is-kept';

afterEach(() => vi.unstubAllGlobals());

test('the page names everything the site stores in a browser', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  storeHomes(noHomes);
  rememberSearch({ label: 'Albany', href: '/search?q=Albany' });
  const page = renderToStaticMarkup(<Cookies />);
  expect(setItem).toHaveBeenCalledTimes(2);
  for (const [key] of setItem.mock.calls) expect(page).toContain(`<code>${key}</code>`);
});
