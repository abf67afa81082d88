import type { Graph, Thing } from 'schema-dts';

/** What a page is about, in the vocabulary of schema.org, for machines. A data block: no policy lets or keeps it run. */
export const JsonLd = ({ things }: { readonly things: readonly Thing[] }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `toScriptText` escapes the rest
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(things) }} />
);

/** JSON that nothing in it can end the script element of: sellers write some of these texts. */
function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
