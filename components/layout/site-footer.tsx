'use client';

import { lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { FooterProps } from './footer-content';

/** Every page has the footer in its HTML, so its code is never sent to browsers. */
const FooterContent = lazy(async () => ({
  default: typeof window === 'undefined' ? (await import('./footer-content')).FooterContent : noFooter,
}));
const noFooter = (_props: FooterProps) => null;

export const SiteFooter = (props: FooterProps) => (
  <HtmlOnly
    as="footer"
    keptAs="footer"
    className="site-footer on-black mt-24 flex min-h-footer flex-col bg-primary text-surface"
  >
    <FooterContent {...props} />
  </HtmlOnly>
);
