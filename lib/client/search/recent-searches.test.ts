import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, listRecent, rememberSearch } from './recent-searches';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const remember = (label: string) => rememberSearch({ label, href: `/search?q=${label}` });
const labels = () => listRecent().map(({ label }) => label);

describe('the searches of before', () => {
  it('are the last five, the newest first, each once', () => {
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) remember(label);
    expect(labels()).toEqual(['c', 'f', 'e', 'd', 'b']);
    expect(listRecent()[0]).toEqual({ label: 'c', href: '/search?q=c' });
  });

  it('are forgotten on demand', () => {
    remember('a');
    forgetSearches();
    expect(labels()).toEqual([]);
  });

  it('are none where something else was written, and lead nowhere else', () => {
    for (const value of [
      'nonsense',
      '{}',
      '[1,null,{"label":"a"}]',
      '[{"label":"a","href":"//evil.example"}]',
    ]) {
      kept.set('recent-searches', value);
      expect(labels(), value).toEqual([]);
    }
  });

  it('are none in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    remember('a');
    expect(labels()).toEqual([]);
  });
});
