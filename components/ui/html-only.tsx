import { type ReactNode, useState } from 'react';
import { useHydrated } from '@/components/ui/form/use-hydrated';

interface HtmlOnlyProps {
  readonly as?: 'div' | 'footer';
  readonly className?: string;
  /** A lazy component without handlers, effects or islands. */
  readonly children: ReactNode;
}

/**
 * A part that needs no script. The server renders it, and the browser keeps that HTML: neither elements nor
 * code are sent besides. Where the HTML lacks the part, after a navigation inside the browser, its code loads
 * and renders it. See docs/decisions/054-html-only-parts.md.
 */
export function HtmlOnly({ as: Tag = 'div', className, children }: HtmlOnlyProps) {
  const isHydrating = !useHydrated() && typeof window !== 'undefined';
  const [isInHtml] = useState(isHydrating);
  return isInHtml ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration does not write it; the HTML stays
    <Tag className={className} suppressHydrationWarning dangerouslySetInnerHTML={unchanged} />
  ) : (
    <Tag className={className}>{children}</Tag>
  );
}

const unchanged = { __html: '' };
