import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, listRecent, rememberSearch } from './recent-searches';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const remember = (label: string) => rememberSearch({ label, href: `/search?q=${label}` });
const labels = () => listRecent().map(({ label }) => label);

describe('recent searches', () => {
  it('are the last five, newest first, without duplicates', () => {
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) remember(label);
    expect(labels()).toEqual(['c', 'f', 'e', 'd', 'b']);
    expect(listRecent()[0]).toEqual({ label: 'c', href: '/search?q=c' });
  });

  it('can be cleared', () => {
    remember('a');
    forgetSearches();
    expect(labels()).toEqual([]);
  });

  it('are empty if the stored data is invalid, and do not link to other sites', () => {
    for (const value of [
      'nonsense',
      '{}',
      '[1,null,{"label":"a"}]',
      '[{"label":"a","href":"//evil.example"}]',
    ]) {
      stored.set('recent-searches', value);
      expect(labels(), value).toEqual([]);
    }
  });

  it('are empty without browser storage', () => {
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
