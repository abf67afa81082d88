'use client';

import { type ComponentProps, lazy } from 'react';
import { HtmlOnly } from '@/components/ui/html-only';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';

/** What the parts read: one object for all of them, which is sent once. */
export type ShownListing = Omit<PublicListing, 'media' | 'publicRemarks'>;

const KeyFacts = lazy(async () => ({ default: (await import('./overview/key-facts')).KeyFacts }));
const RiskReport = lazy(async () => ({ default: (await import('./risks/risk-report')).RiskReport }));
const Documents = lazy(async () => ({ default: (await import('./documents-section')).DocumentsSection }));
const Similar = lazy(async () => ({ default: (await import('./similar-homes')).SimilarHomes }));

export const KeyFactsPart = (props: ComponentProps<typeof KeyFacts>) => (
  <HtmlOnly>
    <KeyFacts {...props} />
  </HtmlOnly>
);

export const RiskReportPart = (props: ComponentProps<typeof RiskReport>) => (
  <HtmlOnly>
    <RiskReport {...props} />
  </HtmlOnly>
);

export const DocumentsPart = (props: ComponentProps<typeof Documents>) => (
  <HtmlOnly>
    <Documents {...props} />
  </HtmlOnly>
);

export const SimilarHomesPart = (props: ComponentProps<typeof Similar>) => (
  <HtmlOnly>
    <Similar {...props} />
  </HtmlOnly>
);
