import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Messages by key, in groups: one group per component or form. */
export interface Catalog {
  readonly [key: string]: string | Catalog;
}

type ArgumentType = 'string | number' | 'string' | 'number' | 'Tag';
/** Types of a message's arguments by name. */
type Arguments = Map<string, ArgumentType>;

/**
 * The modules of a catalog by path: one per group, so that a page ships only the groups it uses. Throws with
 * the path of a message that does not compile.
 */
export const compileCatalog = (noun: string, catalog: Catalog): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalog).map(([group, entries]) => [
      `${noun}/${toKebabCase(group)}.ts`,
      compileGroup(noun, group, entries),
    ]),
  );

function compileGroup(noun: string, group: string, entries: Catalog[string]): string {
  const body = `export const ${group} = ${compileEntry(entries, group)};\n`;
  const imports = [
    body.includes('formatCount(') && "import { formatCount } from '@/lib/format';\n",
    body.includes('rich(') && "import { rich, type Tag } from '../rich';\n",
  ];
  const header = `// Compiled from messages/en/${noun}.json by \`npm run messages\`.\n`;
  return `${header}${imports.filter(Boolean).join('')}\n${body}`;
}

const toKebabCase = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function compileEntry(entry: string | Catalog, path: string): string {
  if (typeof entry === 'string') {
    try {
      return compileMessage(entry);
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const entries = Object.entries(entry).map(([key, inner]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${name}: ${compileEntry(inner, `${path}.${key}`)},\n`;
  });
  return `{\n${entries.join('')}}`;
}

/** A string, or a function of the message's arguments. */
function compileMessage(message: string): string {
  const types: Arguments = new Map();
  const value = compileElements(parse(message, { shouldParseSkeletons: false }), types);
  if (types.size === 0) return value;
  const props = [...types].map(([name, type]) => `${name}: ${type}`);
  return `({ ${[...types.keys()].join(', ')} }: { ${props.join('; ')} }) => ${value}`;
}

/** An expression: a template string or, with tags, a React node. `count`: the argument that `#` stands for. */
function compileElements(elements: readonly MessageFormatElement[], types: Arguments, count = ''): string {
  const parts = elements.flatMap((element) => compileElement(element, types, count));
  if (hasTag(elements))
    return `rich(${parts.map(({ text, code }) => code ?? JSON.stringify(text)).join(', ')})`;
  if (parts.every(({ code }) => code === undefined))
    return JSON.stringify(parts.map(({ text }) => text).join(''));
  const inner = parts.map(({ text = '', code }) =>
    code === undefined ? escapeTemplate(text) : `\${${code}}`,
  );
  return `\`${inner.join('')}\``;
}

interface Part {
  readonly text?: string;
  readonly code?: string;
}

/** Literal text, or the code of an expression. */
function compileElement(element: MessageFormatElement, types: Arguments, count: string): Part | Part[] {
  switch (element.type) {
    case TYPE.literal:
      return { text: element.value };
    case TYPE.argument:
      return { code: argument(types, element.value, 'string | number') };
    case TYPE.pound:
      return { code: `formatCount(${count})` };
    case TYPE.plural:
      return compilePlural(element, types);
    case TYPE.select:
      return { code: compileSelect(element, types, count) };
    case TYPE.tag: {
      const tag = argument(types, element.value, 'Tag');
      return { code: `${tag}(${compileElements(element.children, types, count)})` };
    }
    default:
      throw new Error('dates and numbers are formatted by lib/format.ts and passed as text');
  }
}

type PluralElement = Extract<MessageFormatElement, { type: TYPE.plural }>;
type SelectElement = Extract<MessageFormatElement, { type: TYPE.select }>;

/** English has the forms `one` and `other`; `=0` and the like are exact values. */
function compilePlural(
  { value: name, options, offset, pluralType }: PluralElement,
  types: Arguments,
): Part[] {
  if (offset || pluralType !== 'cardinal') throw new Error('offsets and ordinals are not supported');
  const count = argument(types, name, 'number');
  const testOf = (form: string) => {
    const exact = form === 'one' ? '1' : /^=(\d+)$/.exec(form)?.[1];
    if (exact === undefined) throw new Error(`English has no plural form "${form}"`);
    return `${count} === ${exact}`;
  };
  const start = wordsAfterNumber(options);
  if (start === null)
    return [{ code: choose(options, (elements) => compileElements(elements, types, name), testOf) }];
  const restOf = ([, word]: readonly MessageFormatElement[]): string =>
    JSON.stringify(word?.type === TYPE.literal ? word.value.slice(start.length) : '');
  return [{ code: `formatCount(${count})` }, { text: start }, { code: choose(options, restOf, testOf) }];
}

/** If every form is `#` and text, as in `# home`, how these texts begin; such messages are written shorter. */
function wordsAfterNumber(options: PluralElement['options']): string | null {
  const words = Object.values(options).map(({ value: [number, word, ...more] }) =>
    number?.type === TYPE.pound && word?.type === TYPE.literal && more.length === 0 ? word.value : null,
  );
  return words.reduce((start, word) => {
    if (start === null || word === null) return null;
    let length = 0;
    while (length < start.length && start[length] === word[length]) length++;
    return start.slice(0, length);
  });
}

function compileSelect({ value: name, options }: SelectElement, types: Arguments, count: string): string {
  const selector = argument(types, name, 'string');
  return choose(
    options,
    (elements) => compileElements(elements, types, count),
    (key) => `${selector} === ${JSON.stringify(key)}`,
  );
}

/** `(test ? first : (test ? second : other))` */
function choose(
  { other, ...named }: PluralElement['options'] | SelectElement['options'],
  compile: (elements: readonly MessageFormatElement[]) => string,
  testOf: (key: string) => string,
): string {
  if (!other) throw new Error('the form "other" is missing');
  return Object.entries(named).reduceRight(
    (rest, [key, { value }]) => `(${testOf(key)} ? ${compile(value)} : ${rest})`,
    compile(other.value),
  );
}

/** A plural narrows its argument to a number; all other uses of a name must agree. */
function argument(types: Arguments, name: string, type: ArgumentType): string {
  const before = types.get(name);
  const isWider = type === 'string | number' && (before === 'number' || before === 'string');
  if (before === undefined || (before === 'string | number' && type !== 'Tag')) types.set(name, type);
  else if (before !== type && !isWider)
    throw new Error(`the argument ${name} is used as ${before} and as ${type}`);
  return name;
}

const hasTag = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.tag ||
      ((element.type === TYPE.plural || element.type === TYPE.select) &&
        Object.values(element.options).some(({ value }) => hasTag(value))),
  );

const escapeTemplate = (text: string): string => text.replace(/[`\\]|\$\{/g, '\\$&');
