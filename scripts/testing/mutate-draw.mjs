/** Finds all possible single mutations of lib/domain and lib/server, and draws a sample with a fixed seed. */
import { join, relative } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { root } from '../process/processes.mjs';

const SEED = 17;
const kinds = ['flip a comparison', 'drop a check', 'off by one', 'skip a write', 'swap two values'];
/** Tests, sample data and texts are excluded: they have no rules. */
const isSource = (file) =>
  /^lib\/(domain|server)\/.*\.tsx?$/.test(file) &&
  !/\.(test|contract|fixture|arbitraries|builders|oracle)\.|\/seed\/|-copy\.ts$|(zip-rows|towns)\.ts$/.test(
    file,
  );

const { SyntaxKind: Kind } = ts;
const opposites = new Map([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '>='],
  [Kind.LessThanEqualsToken, '>'],
  [Kind.GreaterThanToken, '<='],
  [Kind.GreaterThanEqualsToken, '<'],
]);
const neighbors = new Map([
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
]);
const writes = /^(add|append|commit|create|delete|insert|push|put|remove|save|send|set|update|write)/;

/** Draws `count` mutations, equally many of each kind, in a fixed random order. */
export function drawMutations(count) {
  const { options, fileNames } = readConfig();
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => isSource(relative(root, fileName)));
  const all = sources.flatMap((source) => findIn(source, checker));
  const drawn = kinds.flatMap((kind) => {
    const places = all.filter((one) => one.kind === kind);
    return shuffle(places).slice(0, count / kinds.length);
  });
  return shuffle(drawn);
}

function readConfig() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

function shuffle(items) {
  const all = fc.shuffledSubarray(items, { minLength: items.length });
  return fc.sample(all, { seed: SEED, numRuns: 1 })[0];
}

function findIn(source, checker) {
  const file = relative(root, source.fileName);
  const found = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isLog(node)) return;
    for (const [kind, at, text] of mutationsOf(node, checker)) {
      const [start, end] = [at.getStart(), at.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ kind, file, line, start, end, before: source.text.slice(start, end), after: text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isCallOf = (node, name) => ts.isCallExpression(node) && name.test(node.expression.getText());
const isLog = (node) => isCallOf(node, /^(console|log)\b/);
/** Swapping their arguments changes nothing. */
const isCommutative = (node) => isCallOf(node, /^Math\.(min|max)$/);

/** Rows of [kind, node to replace, replacement]. */
function mutationsOf(node, checker) {
  if (ts.isBinaryExpression(node)) return mutationsOfComparison(node.operatorToken);
  if (ts.isIfStatement(node) && !node.elseStatement && isExit(node.thenStatement))
    return [['drop a check', node, ';']];
  if (ts.isNumericLiteral(node))
    return [['off by one', node, `${Number(node.text.replaceAll('_', '')) + 1}`]];
  if (ts.isExpressionStatement(node) && isWrite(node.expression)) return [['skip a write', node, ';']];
  if (ts.isCallExpression(node) && !isCommutative(node)) return swapsOf(node.arguments, node, checker);
  if (ts.isObjectLiteralExpression(node)) return swapsOf(node.properties.map(initializerOf), node, checker);
  return [];
}

function mutationsOfComparison(token) {
  const [opposite, neighbor] = [opposites.get(token.kind), neighbors.get(token.kind)];
  return [
    ...(opposite ? [['flip a comparison', token, opposite]] : []),
    ...(neighbor ? [['off by one', token, neighbor]] : []),
  ];
}

function isExit(statement) {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
}

function isWrite(expression) {
  const inner = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (ts.isBinaryExpression(inner))
    return inner.operatorToken.kind === Kind.EqualsToken && !ts.isIdentifier(inner.left);
  return (
    ts.isCallExpression(inner) &&
    ts.isPropertyAccessExpression(inner.expression) &&
    writes.test(inner.expression.name.text)
  );
}

const initializerOf = (property) => (ts.isPropertyAssignment(property) ? property.initializer : undefined);

/** Swaps two neighbors of the same type: call arguments or object values. */
function swapsOf(values, parent, checker) {
  return [...values].slice(1).flatMap((second, at) => {
    const first = values[at];
    if (!isPlain(first) || !isPlain(second) || first.getText() === second.getText()) return [];
    const [one, other] = [first, second].map((value) => checker.getTypeAtLocation(value));
    if (one.flags & ts.TypeFlags.Any || !checker.isTypeAssignableTo(one, other)) return [];
    if (!checker.isTypeAssignableTo(other, one)) return [];
    const text = parent.getText();
    const [a, b] = [first, second].map((value) => [value.getStart(), value.getEnd()]);
    const from = parent.getStart();
    const swapped = `${text.slice(0, a[0] - from)}${second.getText()}${text.slice(a[1] - from, b[0] - from)}${first.getText()}${text.slice(b[1] - from)}`;
    return [['swap two values', parent, swapped]];
  });
}

const isPlain = (value) =>
  value !== undefined && (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value));
