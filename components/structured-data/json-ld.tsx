import { createHash } from 'node:crypto';
import type { Graph, Thing } from 'schema-dts';
import { JsonLdScript } from './json-ld-script';
import { putScriptText } from './script-texts';

/**
 * Structured data of a page in the schema.org vocabulary. It is a data block, so no content policy applies to
 * it. It is sent once, in the HTML.
 */
export function JsonLd({ things }: { readonly things: readonly Thing[] }) {
  const text = toScriptText(things);
  // The same data has the same key, so that an unchanged page has the same ETag.
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  putScriptText(key, text);
  return <JsonLdScript textKey={key} />;
}

/** JSON in which nothing can end the script element: sellers write some of these texts. */
function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
