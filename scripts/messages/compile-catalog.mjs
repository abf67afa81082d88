import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The module of a catalog. Throws with the path of a message that does not parse. */
export function compileCatalog(noun, catalog) {
  const lines = Object.entries(catalog).map(
    ([key, entry]) => `export const ${key} = ${compileEntry(entry, key)};\n`,
  );
  const body = lines.join('\n');
  const imports = [
    body.includes('formatCount(') && "import { formatCount } from '@/lib/format';\n",
    body.includes('rich(') && "import { rich, type Tag } from './rich';\n",
  ];
  const header = `// Compiled from messages/en/${noun}.json by \`npm run messages\`.\n`;
  return `${header}${imports.filter(Boolean).join('')}\n${body}`;
}

/** A message, or a group of entries. */
function compileEntry(entry, path) {
  if (typeof entry === 'string') {
    try {
      return compileMessage(entry);
    } catch (error) {
      throw new Error(`${path}: ${error.message}`);
    }
  }
  const entries = Object.entries(entry).map(([key, inner]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${name}: ${compileEntry(inner, `${path}.${key}`)},\n`;
  });
  return `{\n${entries.join('')}}`;
}

/** A string, or a function of the message's arguments. */
function compileMessage(message) {
  const types = new Map();
  const nodes = parse(message, { shouldParseSkeletons: false });
  const value = compileNodes(nodes, types);
  if (types.size === 0) return value;
  const props = [...types].map(([name, type]) => `${name}: ${type}`);
  return `(v: { ${props.join('; ')} }) => ${value}`;
}

/** An expression: a template string or, with tags, a React node. `count`: the plural argument of a `#`. */
function compileNodes(nodes, types, count) {
  const parts = nodes.map((node) => compileNode(node, types, count));
  if (hasTag(nodes)) return `rich(${parts.map(({ text, code }) => code ?? JSON.stringify(text)).join(', ')})`;
  if (parts.every(({ text }) => text !== undefined))
    return JSON.stringify(parts.map(({ text }) => text).join(''));
  const inner = parts.map(({ text, code }) => (text === undefined ? `\${${code}}` : escapeTemplate(text)));
  return `\`${inner.join('')}\``;
}
/** Literal text, or the code of an expression. */
function compileNode(node, types, count) {
  switch (node.type) {
    case TYPE.literal:
      return { text: node.value };
    case TYPE.argument:
      return { code: argument(types, node.value, 'string | number') };
    case TYPE.pound:
      return { code: `formatCount(v.${count})` };
    case TYPE.plural:
      return { code: compilePlural(node, types) };
    case TYPE.select:
      return { code: compileSelect(node, types, count) };
    case TYPE.tag: {
      const tag = argument(types, node.value, 'Tag');
      return { code: `${tag}(${compileNodes(node.children, types, count)})` };
    }
    default:
      throw new Error('dates and numbers are formatted by lib/format.ts and passed as text');
  }
}

/** English has the forms `one` and `other`; `=0` and the like are exact values. */
function compilePlural({ value: name, options, offset, pluralType }, types) {
  if (offset || pluralType !== 'cardinal') throw new Error('offset and ordinals are not supported');
  const count = argument(types, name, 'number');
  const other = options.other && compileNodes(options.other.value, types, name);
  const forms = Object.entries(options).filter(([form]) => form !== 'other');
  return forms.reduceRight((rest, [form, { value }]) => {
    const exact = form === 'one' ? '1' : /^=(\d+)$/.exec(form)?.[1];
    if (exact === undefined) throw new Error(`English has no plural form "${form}"`);
    return `(${count} === ${exact} ? ${compileNodes(value, types, name)} : ${rest})`;
  }, other);
}

function compileSelect({ value: name, options }, types, count) {
  const { other, ...named } = options;
  const keys = Object.keys(named).map((key) => JSON.stringify(key));
  const selector = argument(types, name, [...keys, 'string'].join(' | '));
  return Object.entries(named).reduceRight(
    (rest, [key, { value }]) =>
      `(${selector} === ${JSON.stringify(key)} ? ${compileNodes(value, types, count)} : ${rest})`,
    compileNodes(other.value, types, count),
  );
}

/** A number narrows what an argument may be; other uses must agree. */
function argument(types, name, type) {
  const before = types.get(name);
  const isNarrower = before === 'string | number' && type === 'number';
  if (before === undefined || isNarrower) types.set(name, type);
  else if (before !== type && !(before === 'number' && type === 'string | number'))
    throw new Error(`the argument ${name} is used as ${before} and as ${type}`);
  return `v.${name}`;
}

const hasTag = (nodes) =>
  nodes.some(
    (node) =>
      node.type === TYPE.tag ||
      (node.options && Object.values(node.options).some(({ value }) => hasTag(value))),
  );

const escapeTemplate = (text) => text.replace(/[`\\]|\$\{/g, '\\$&');
