import 'server-only';

/**
 * URLs whose spelling has changed. They are mapped here because redirects and rewrites in Next's
 * configuration add 1.4 KB of script to every page.
 */

/** The URL that a page has permanently moved to; null for all other URLs. */
export const toMovedPage = (url: string): string | null =>
  formerPages.test(url) ? url.replace(formerPages, '/dashboard/organizations') : null;

/** Maps the API's former spelling to the current one, so that the API answers at both. */
export const toCurrentUrl = (url: string): string => url.replace(formerApi, '/api/organizations');

const formerPages = /^\/dashboard\/organisations(?=[/?]|$)/;
const formerApi = /^\/api\/organisations(?=[/?]|$)/;
