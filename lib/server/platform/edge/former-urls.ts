import 'server-only';

/**
 * URLs whose spelling has changed. They are mapped here because redirects and rewrites in Next's configuration
 * add 1.4 KB of script to every page.
 */

/** The path that a page has moved to for good; null for all other URLs. */
export const toMovedPage = (url: string): string | null =>
  formerPages.test(url) ? url.replace(formerPages, '/dashboard/organizations') : null;

/** The API answers at its former spelling as well. */
export const toCurrentUrl = (url: string): string => url.replace(formerApi, '/api/organizations');

const formerPages = /^\/dashboard\/organisations(?=[/?]|$)/;
const formerApi = /^\/api\/organisations(?=[/?]|$)/;
