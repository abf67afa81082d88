'use client';

import { lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { GuideProps } from './guide';

const Guide = lazy(async () => ({ default: (await import('./guide')).Guide }));

export const GuidePart = (props: GuideProps) => (
  <HtmlOnly>
    <Guide {...props} />
  </HtmlOnly>
);
