import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('the page numbers of a list', () => {
  it('are all when there are few', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('are the ends, this page and its neighbors, with gaps between', () => {
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });

  it('show a page instead of a gap of one page', () => {
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('work at the first and at the last page', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});
