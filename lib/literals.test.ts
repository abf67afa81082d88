import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createSourceFile,
  forEachChild,
  isBinaryExpression,
  isCallExpression,
  isCaseClause,
  isElementAccessExpression,
  isImportDeclaration,
  isJsxAttribute,
  isLiteralTypeNode,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  ScriptKind,
  ScriptTarget,
  SyntaxKind,
} from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesIn = (folders: readonly string[], kind: RegExp): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => kind.test(file) && !/\.(test|fixture|builders)\./.test(file)),
  );
const views = filesIn(['app', 'components', 'providers'], /\.tsx$/);
/** The other files that screens are made from. lib/sentences.test.ts covers sentences in the rest. */
const helpers = filesIn(['app', 'components', 'providers', 'lib/actions', 'lib/client', 'lib/copy'], /\.ts$/);

/** Literals in views that nobody reads as text, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'app/(machines)/share/_sections/draw-panel.tsx: Poppins': 'a font',
  'app/(site)/(information)/developers/_sections/sellers.tsx: -H ': 'a command line',
  'components/listings/sharing/share-panel.tsx: Poppins': 'a font',
  'components/portfolio/quick-edit-form.tsx: Was': 'the end of a field’s name',
  'components/property/documents-section.tsx: Occupancy': 'a kind of document',
  'components/search/county-map.tsx: New York City': 'a region’s name in the data',
  'components/search/suggestion-list.tsx: End': 'a key',
  'components/search/suggestion-list.tsx: Home': 'a key',
};

/** Attributes whose value is always read or spoken. */
const isText = (name: string): boolean =>
  /^(aria-(label|description|roledescription|valuetext|placeholder|braillelabel)|alt|title|placeholder|label)$/.test(
    name,
  ) || /(Label|Title|Placeholder)$/.test(name);

/** `Closing costs`, but not `closing-costs` or `flex gap-2`. */
const isWording = (text: string): boolean => /^[^a-z]*[A-Z][a-z’]+(?![A-Za-z])/.test(text);
const hasLetters = (text: string): boolean => /[A-Za-z]{2}/.test(text);

/** Whether a literal under this node is compared, looked up, or passed on as a code, or is an error's message. */
const isCode = (parent: Node): boolean =>
  isCallExpression(parent) ||
  isNewExpression(parent) ||
  isCaseClause(parent) ||
  isLiteralTypeNode(parent) ||
  isImportDeclaration(parent) ||
  isElementAccessExpression(parent) ||
  (isBinaryExpression(parent) &&
    [SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    ));

/** The literals of a view that are read or spoken. */
function literalsOf(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node, attribute: string, parent: Node): void => {
    // The arguments of a message may be codes.
    const inherited = isCallExpression(node) ? '' : attribute;
    const name = isJsxAttribute(node) ? node.name.getText() : inherited;
    const texts =
      isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)
        ? [node.text]
        : isTemplateExpression(node)
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
          : [];
    const isRead = isText(name) ? hasLetters : isWording;
    if (!isCode(parent)) found.push(...texts.filter(isRead));
    forEachChild(node, (child) => visit(child, name, node));
  };
  const view = createSourceFile('view.tsx', source, ScriptTarget.Latest, true, ScriptKind.TSX);
  visit(view, '', view);
  return found;
}

const reportOf = (files: readonly string[], isReported: (text: string) => boolean): readonly string[] =>
  files.flatMap((file) =>
    literalsOf(readFileSync(join(root, file), 'utf8'))
      .filter(isReported)
      .map((text) => `${file}: ${text.trim()}`),
  );

test('views take what is read or spoken from the catalogs, also in attributes', () => {
  const found = [
    ...reportOf(views, () => true),
    // Single words are codes, such as the types of schema.org.
    ...reportOf(helpers, (text) => /^[^a-z]*[A-Z][a-z’]+ [a-z’]/.test(text)),
  ];
  expect(found.filter((each) => !Object.keys(exceptions).some((start) => each.startsWith(start)))).toEqual(
    [],
  );
  expect(
    Object.keys(exceptions).filter((start) => !found.some((each) => each.startsWith(start))),
    'exceptions that nothing needs',
  ).toEqual([]);
});

test.each([
  ['<img alt="a house" />', ['a house']],
  ['<nav aria-label={isOpen ? "close" : copy.open} />', ['close']],
  ['<Field label={`$' + '{name} of home`} submitLabel="Save" />', [' of home', 'Save']],
  ['<Notice tone="warning" text="Not saved" />', ['Not saved']],
  ['<p>{count === 0 && "Nothing here"}</p>', ['Nothing here']],
  ['const rows = [{ title: "Closing costs" }];', ['Closing costs']],
  ['<Row title={copy.title({ side: "both" })} />', []],
  ['<Money className="flex gap-2" of={costsOf("Buyer")} is={side === "Seller"} />', []],
])('%s has these literals that are read', (source, texts) => {
  expect(literalsOf(source)).toEqual(texts);
});
