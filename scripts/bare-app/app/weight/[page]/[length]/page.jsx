import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const generateStaticParams = () => [];

/** A static page of any weight: `length` characters of another page's HTML, rendered once and then cached. */
export default async function Page({ params }) {
  const { page, length } = await params;
  const html = readFileSync(join(process.env.BARE_CONTENT, `${page}.html`), 'utf8');
  const content = html.repeat(Math.ceil(Number(length) / html.length)).slice(0, Number(length));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page's HTML, for its weight
  return <main dangerouslySetInnerHTML={{ __html: content }} />;
}
