import 'server-only';
import { escapeXml } from '@/lib/domain/shared/escape-xml';

export interface AtomFeed {
  /** An IRI that never changes. Each entry has one too. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The URL of the feed. `pageUrl`: the HTML page with the same content. */
  readonly selfUrl: string;
  readonly pageUrl: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly category: string;
  /** Ms, like `updatedAt`. */
  readonly publishedAt: number;
  readonly updatedAt: number;
}

/** Builds an Atom feed (RFC 4287). The `updated` of a feed without entries is 1970. */
export function toAtom({ id, title, author, selfUrl, pageUrl, entries }: AtomFeed): string {
  const updatedAt = Math.max(0, ...entries.map((entry) => entry.updatedAt));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<updated>${instant(updatedAt)}</updated>
<author><name>${escapeXml(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
${entries.map(toEntry).join('')}</feed>
`;
}

const toEntry = (entry: AtomEntry): string => `<entry>
<id>${escapeXml(entry.id)}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
<published>${instant(entry.publishedAt)}</published>
<updated>${instant(entry.updatedAt)}</updated>
<category term="${escapeXml(entry.category)}"/>
<summary>${escapeXml(entry.summary)}</summary>
</entry>
`;

const instant = (ms: number): string => new Date(ms).toISOString();
