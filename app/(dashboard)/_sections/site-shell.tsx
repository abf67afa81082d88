/** The public header and footer around a private page. */
export { default as SiteShell } from '../../(site)/layout';
