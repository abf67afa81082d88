/** The first, last and current page with its neighbors; null for gaps. */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const pages = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const ordered = [...new Set(pages)].sort((a, b) => a - b);
  return ordered.flatMap((each, index) => gapBefore(each, ordered[index - 1]));
}

/** A gap of a single page shows that page. */
function gapBefore(page: number, before: number | undefined): readonly (number | null)[] {
  if (before === undefined || page - before === 1) return [page];
  return page - before === 2 ? [page - 1, page] : [null, page];
}
