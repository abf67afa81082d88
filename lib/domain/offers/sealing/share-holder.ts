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
