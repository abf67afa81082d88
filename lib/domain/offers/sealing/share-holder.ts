import { recipientPattern } from './seal';

/** The witness of sealed rounds. */
export interface ShareHolder {
  /** Without a slash at the end. */
  readonly url: string;
  /** Its age recipient. */
  readonly recipient: string;
}

/** A URL and an age recipient, separated by spaces; null for anything else. Plain http only to this machine. */
export function parseShareHolder(text: string): ShareHolder | null {
  const [url = '', recipient = '', ...more] = text.trim().split(/\s+/);
  const isUrl = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url) && URL.canParse(url);
  if (!isUrl || !recipientPattern.test(recipient) || more.length > 0) return null;
  return { url: url.replace(/\/+$/, ''), recipient };
}

/** Whether the witness is at the site's own host or on this machine: a second name for us, and no witness. */
export function isOurOwn({ url }: Pick<ShareHolder, 'url'>, siteUrl: string): boolean {
  const host = hostOf(url);
  return host === hostOf(siteUrl) || loopback.test(host);
}

/** URLs have IP addresses in their normal form, but keep a dot after a name. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

const loopback =
  /^((.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]+|0:0)\])$/;
