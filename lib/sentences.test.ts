import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  ScriptTarget,
} from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files and folders with text that is not in a catalog, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'lib/domain/auctions/commands/bid-answer.ts': 'an error of a schema',
  'lib/domain/auctions/ledger/check-receipt.ts': 'an error of a schema',
  'lib/domain/auctions/terms/': 'schemas, which describe their fields in the open data',
  'lib/domain/costs/rates/': 'names of the sources of rates',
  'lib/domain/drafts/fields/sale-fields.ts': 'a source of an estimate, which a listing stores',
  'lib/domain/drafts/files/': 'titles and alternative texts, which are stored',
  'lib/domain/drafts/publication/': 'disclosures, which a listing stores',
  'lib/domain/listings/fair-housing/': 'phrases that are searched for',
  'lib/domain/listing-views/seller-disclosure.ts': 'disclosures in place of stored ones',
  'lib/domain/listings/fact-copy.ts': 'words of the risk report, which a closing stores',
  'lib/domain/listings/labels.ts': 'search terms, titles of documents, words of the risk report',
  'lib/domain/listings/lead-paint-terms.ts': 'a text that bidders accept, with its version',
  'lib/domain/listings/listing.ts': 'a schema',
  'lib/domain/listings/risk-topics.ts': 'a text of stored listings',
  'lib/domain/location-pages/local-rules.ts': 'names of the sources of rules',
  'lib/domain/locations/': 'names of places',
  'lib/domain/open-data/odata/': 'words of its query language',
  'lib/domain/reviews/': 'the audit log, which stores the words of its day',
  'lib/domain/risk-report/': 'statements that a closing stores and its sides judge',
  'lib/domain/search/': 'words that people search for',
  'lib/domain/staff/decide-person.ts': 'the audit log, which stores the words of its day',
  'lib/server/jobs/messages/preview-messages.ts': 'samples',
  'lib/server/jobs/messages/sample-messages.ts': 'samples',
  'lib/server/jobs/seeding/': 'samples',
  'lib/server/jobs/transfer/': 'a command line',
  'lib/server/people/sessions/push.ts': 'an error',
  'lib/server/platform/': 'errors, configuration and status, for operators',
  'lib/site.ts': 'the name and description of the site',
};

/** Without tsx files of views, where lint refuses text in JSX and class names look like sentences. */
const files = ['app', 'components', 'providers', 'lib']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\.ts$/.test(file) && !/\.(test|fixture|contract|builders|arbitraries|oracle)\.ts$/.test(file),
  )
  .sort();

const exceptionOf = (file: string): string | undefined =>
  Object.keys(exceptions).find((path) => file.startsWith(path));

/** Three words in a row, all but the first in lower case: `Enter your name`, but not `New York State`. */
const sentence = /[A-Za-z][a-z’]* [a-z’]{2,} [a-z’]{2,}/;

function reportOf(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isError(node)) return;
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    forEachChild(node, visit);
  };
  visit(createSourceFile(file, readFileSync(join(root, file), 'utf8'), ScriptTarget.Latest, true));
  return found.filter((text) => sentence.test(text)).map((text) => `${file}: ${text}`);
}

/** Errors and log lines are for developers. */
const isError = (node: Node): boolean =>
  (isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (isCallExpression(node) && node.expression.getText().startsWith('process.'));

const reports = files.map((file) => [file, reportOf(file)] as const).filter(([, texts]) => texts.length > 0);

test('sentences for people are in the catalogs', () => {
  const found = reports.filter(([file]) => !exceptionOf(file));
  expect(found.flatMap(([, texts]) => texts)).toEqual([]);
});

test('every exception is needed', () => {
  const needed = new Set(reports.map(([file]) => exceptionOf(file)));
  expect(Object.keys(exceptions).filter((path) => !needed.has(path))).toEqual([]);
});
