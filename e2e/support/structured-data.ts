import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** The schema.org vocabulary, read from the generated types of `schema-dts` so that it works offline. */
const vocabulary = readVocabulary();
const validator = new Validator(vocabulary);

/** Validates a page's structured data against schema.org and Google's rules. One error per entry. */
export async function findDataErrors(html: string): Promise<readonly string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await validator.validate(extracted);
  return issues
    .map(({ severity, issueMessage, path = [] }) => {
      const where = path.map(({ type, property }) => property ?? type).join('.');
      return `${severity} in ${where}: ${issueMessage}`;
    })
    .filter((fault) => !rulesOfShops.some((rule) => rule.test(fault)));
}

/** Rules for shops that do not fit an auction: it has no highest price, and before a bid only a minimum. */
const rulesOfShops = [
  /offers: Missing field "highPrice" \(optional\)$/,
  /offers\.priceSpecification: Required attribute "price" is missing$/,
];

type Thing = Readonly<Record<string, unknown>>;

/** The schema.org things in a page's JSON-LD blocks. */
export function parseJsonLd(html: string): readonly Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = '']) => JSON.parse(text)['@graph']);
}

/** Every value of a property, at any depth. */
export function collectValues(data: unknown, name: string): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...collectValues(value, name),
  ]);
}

/** Parses classes with parents, and properties with classes: `interface XBase extends YBase { "p"?: … }`. */
function readVocabulary() {
  const types = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');
  const classes = new Map<string, readonly string[]>();
  const domains = new Map<string, string[]>();
  const interfaces = /^(?:export )?interface (\w+)(Base|Leaf) extends ([^{]+) \{(.*?)^\}/gms;
  for (const [, name = '', , parents = '', body = ''] of readFileSync(types, 'utf8').matchAll(interfaces)) {
    const above = [...parents.matchAll(/(\w+)Base/g)].flatMap(([, parent = '']) => parent);
    if (!above.includes(name)) classes.set(name, above);
    for (const [, property = ''] of body.matchAll(/^ {4}"([^@"]+)"\?:/gm))
      domains.set(property, [...(domains.get(property) ?? []), name]);
  }
  const named = (name: string) => ({ '@id': `schema:${name}` });
  return {
    '@graph': [
      ...[...classes].map(([name, parents]) => ({
        ...named(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.map(named),
      })),
      ...[...domains].map(([name, within]) => ({
        ...named(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': within.map(named),
      })),
    ],
  };
}
