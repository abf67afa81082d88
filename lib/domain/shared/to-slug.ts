/** A lowercase text for a URL: `St. Lawrence` → `st-lawrence`, `O’Neill Street` → `oneill-street`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
