/**
 * `node scripts/testing/measure-code.mjs [folder]`: prints lines of source, median and p90 sizes of files
 * and functions, and how many tsx files client entry points reach.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = process.argv[2] ?? '.';
const folders = ['app', 'components', 'providers', 'lib', 'messages', 'e2e', 'scripts'];
const files = folders.flatMap(filesUnder);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const isTest = (file) =>
  /\.(test|spec|contract|fixture|builders|arbitraries|oracle)\./.test(file) || file.startsWith('e2e/');
const shipped = files.filter((file) => !isTest(file));
const tsx = shipped.filter((file) => file.endsWith('.tsx'));
const reached = reachedByClients();

report('source files', shipped.length);
report('lines of source', sum(shipped.map(linesOf)));
report('lines of tests', sum(files.filter(isTest).map(linesOf)));
report('lines per file, median / p90', spread(shipped.map(linesOf)));
report('lines per function, median / p90', spread(shipped.flatMap(functionLengths)));
report(
  'tsx files reached from client entry points',
  `${tsx.filter((file) => reached.has(file)).length} of ${tsx.length}`,
);

function report(what, value) {
  console.log(`${what}: ${value}`);
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return (
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((file) => !/(^|\/)(\.next|node_modules)\//.test(file))
      // Compiled from the catalogs.
      .filter((file) => !/^messages\/.+\//.test(file))
  );
}

function linesOf(file) {
  return sources.get(file).trimEnd().split('\n').length;
}

function functionLengths(file) {
  const tree = ts.createSourceFile(file, sources.get(file), ts.ScriptTarget.Latest, true);
  const lengths = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const lineAt = (position) => tree.getLineAndCharacterOfPosition(position).line;
      lengths.push(lineAt(node.end) - lineAt(node.getStart()) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lengths;
}

/** Client files and everything they import, except types and server actions. */
function reachedByClients() {
  const found = new Set(shipped.filter((file) => /^'use client';/.test(sources.get(file))));
  for (const file of found) {
    if (/^'use server';/.test(sources.get(file))) continue;
    const text = sources.get(file).replace(/^(?:import|export) type [^;]*;/gm, '');
    for (const [, , specifier] of text.matchAll(/(?:\bfrom\s+|\bimport\(\s*)(['"])([@.][^'"\n]+)\1/g)) {
      const target = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
      for (const name of [target, `${target}.ts`, `${target}.tsx`]) if (sources.has(name)) found.add(name);
    }
  }
  return found;
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.5, 0.9].map((part) => sorted[Math.floor(part * sorted.length)]).join(' / ');
}
