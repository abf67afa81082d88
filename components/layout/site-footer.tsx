'use client';

import { lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { FooterProps } from './footer-content';

/** Every page has the footer in its HTML, so this loads only if React discards the HTML. */
const FooterContent = lazy(async () => ({ default: (await import('./footer-content')).FooterContent }));

export const SiteFooter = (props: FooterProps) => (
  <HtmlOnly
    as="footer"
    keptAs="footer"
    className="site-footer on-black mt-12 flex min-h-footer flex-col bg-primary text-surface"
  >
    <FooterContent {...props} />
  </HtmlOnly>
);
