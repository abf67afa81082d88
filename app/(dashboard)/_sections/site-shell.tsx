/** The public pages’ header and footer, around a page that belongs to one person. */
export { default as SiteShell } from '../../(site)/layout';
