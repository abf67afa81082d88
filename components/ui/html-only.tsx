import { type ReactNode, useState } from 'react';
import { useHydrated } from '@/components/ui/form/use-hydrated';

interface HtmlOnlyProps {
  readonly as?: 'div' | 'footer';
  readonly className?: string;
  /** For a part that is on every page: a name under which the browser keeps its HTML for later pages. */
  readonly keptAs?: string;
  /** A lazy component without handlers, effects or islands. */
  readonly children: ReactNode;
}

/** In the browser, HTML by name. */
const kept = new Map<string, string>();

/**
 * A part that needs no script. The server renders it, and the browser keeps that HTML: neither elements nor
 * code are sent besides. Where the HTML lacks the part, after a navigation inside the browser, its code loads
 * and renders it. See docs/decisions/049-html-only-parts.md.
 */
export function HtmlOnly({ as: Tag = 'div', className, keptAs = '', children }: HtmlOnlyProps) {
  const isHydrating = !useHydrated() && typeof window !== 'undefined';
  const [isInHtml] = useState(isHydrating);
  const keep = (part: HTMLElement | null) => {
    if (part && keptAs && isInHtml) kept.set(keptAs, part.innerHTML);
  };
  const html = isInHtml ? '' : kept.get(keptAs);
  return html === undefined ? (
    <Tag className={className}>{children}</Tag>
  ) : (
    <Tag
      ref={keep}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's HTML, which hydration leaves as it is
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
