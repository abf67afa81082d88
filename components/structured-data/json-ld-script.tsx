'use client';

import { scriptText } from './script-texts';

/** In the browser, hydration leaves the script of the HTML as it is. */
export const JsonLdScript = ({ textKey }: { readonly textKey: string }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `toScriptText` escapes the rest
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? scriptText(textKey) : '' }}
  />
);
