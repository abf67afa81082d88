import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDocumentCache, documentBytes } from './document';

const notes = { name: 'notes', schema: z.object({ text: z.string() }), indexes: [] };
const note = (characters: number) => ({ text: 'x'.repeat(characters) });
const kilobyte = 1_024;

function aCache(maxBytes: number) {
  const known = createDocumentCache(maxBytes);
  const put = (id: string, characters: number) =>
    known.remember(notes, id, { mark: 'v1', data: note(characters), later: null });
  const has = (id: string) => known.peek(notes, id) !== undefined;
  return { known, put, has };
}

test('parsed documents are cached up to a total number of bytes across all collections', () => {
  const { known, put, has } = aCache(100 * kilobyte);
  for (let n = 0; n < 500; n += 1) put(`small-${n}`, 0.5 * kilobyte);
  expect(has('small-0')).toBe(false);
  expect([has('small-400'), has('small-499')]).toEqual([true, true]);
  const others = { ...notes, name: 'others' };
  known.remember(others, 'large', { mark: 'v1', data: note(99 * kilobyte), later: null });
  expect(known.peek(others, 'large')).toBeDefined();
  expect(has('small-400')).toBe(false);
});

test('a recently used document stays in the cache, and a new version of it is not counted twice', () => {
  const { put, has } = aCache(10 * kilobyte);
  put('hot', kilobyte);
  for (let n = 0; n < 100; n += 1) {
    put(`cold-${n}`, kilobyte);
    expect(has('hot')).toBe(true);
  }
  for (let n = 0; n < 100; n += 1) put('changing', 4 * kilobyte);
  expect([has('hot'), has('changing')]).toEqual([true, true]);
});

test('a document is parsed once for each version and for each collection object with its name', () => {
  const known = createDocumentCache();
  let parses = 0;
  const stored = () => {
    parses += 1;
    return note(1);
  };
  const first = known.read(notes, 'a', 'v1', stored);
  expect(known.read(notes, 'a', 'v1', stored).data).toBe(first.data);
  expect(Object.isFrozen(first.data)).toBe(true);
  known.read(notes, 'a', 'v2', stored);
  known.read({ ...notes }, 'a', 'v2', stored);
  expect(parses).toBe(3);
});

test('a document larger than the whole cache is read but not cached', () => {
  const { known, has } = aCache(kilobyte);
  expect(known.read(notes, 'huge', 'v1', () => note(2 * kilobyte)).data.text).toHaveLength(2 * kilobyte);
  expect(has('huge')).toBe(false);
});

test('a field without a value takes no bytes, because it is not stored', () => {
  const bytes = documentBytes(notes, 'a', note(1));
  expect(documentBytes(notes, 'a', { ...note(1), title: undefined })).toBe(bytes);
  expect(documentBytes(notes, 'a', { ...note(1), title: null })).toBe(bytes + 'title'.length + 2);
});
