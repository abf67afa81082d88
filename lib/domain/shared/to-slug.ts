/** Words for a URL, in lower case with hyphens: `St. Lawrence` is `st-lawrence`, `O’Neill Street` is `oneill-street`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
