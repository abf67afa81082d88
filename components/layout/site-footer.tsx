'use client';

import { lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { FooterProps } from './footer-content';

const FooterContent = lazy(async () => ({ default: (await import('./footer-content')).FooterContent }));

export const SiteFooter = (props: FooterProps) => (
  <HtmlOnly
    as="footer"
    className="site-footer on-black mt-24 flex min-h-footer flex-col bg-primary text-surface"
  >
    <FooterContent {...props} />
  </HtmlOnly>
);
