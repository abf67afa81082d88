import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** Fetched from schema.org by others; here read from the types that are made of it, so that it works offline. */
const vocabulary = readVocabulary();
const validator = new Validator(vocabulary);

/** What a validator that knows schema.org and Google's rules finds wrong with a page's data, each in a line. */
export async function dataFaults(html: string): Promise<readonly string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await validator.validate(extracted);
  return issues
    .map(({ severity, issueMessage, path = [] }) => {
      const where = path.map(({ type, property }) => property ?? type).join('.');
      return `${severity} in ${where}: ${issueMessage}`;
    })
    .filter((fault) => !rulesOfShops.some((rule) => rule.test(fault)));
}

/** Nobody knows the highest price of an auction, and before a bid nobody asks one: there is a least price alone. */
const rulesOfShops = [
  /offers: Missing field "highPrice" \(optional\)$/,
  /offers\.priceSpecification: Required attribute "price" is missing$/,
];

type Thing = Readonly<Record<string, unknown>>;

/** The things that a page's data blocks describe. */
export function thingsOf(html: string): readonly Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = '']) => JSON.parse(text)['@graph']);
}

/** Every value that a property has anywhere in the data. */
export function valuesOf(data: unknown, name: string): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

/** Classes with their parents and properties with their classes, out of `interface XBase extends YBase { "p"?: … }`. */
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
