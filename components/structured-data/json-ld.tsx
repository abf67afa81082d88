import type { Graph, Thing } from 'schema-dts';

/**
 * Structured data of a page in the schema.org vocabulary. It is a data block, so no content policy applies to
 * it.
 */
export const JsonLd = ({ things }: { readonly things: readonly Thing[] }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `toScriptText` escapes the rest
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(things) }} />
);

/** JSON in which nothing can end the script element: sellers write some of these texts. */
function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
