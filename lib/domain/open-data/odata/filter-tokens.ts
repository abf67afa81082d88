export interface Token {
  readonly kind: 'text' | 'timestamp' | 'date' | 'number' | 'word' | 'symbol' | 'end';
  readonly text: string;
  /** Starts at 1. */
  readonly at: number;
}

/**
 * The words, literals and brackets of a `$filter`, then an `end` token; or the position of the first invalid
 * character.
 */
export function readTokens(source: string): readonly Token[] | { readonly strayAt: number } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    tokenPattern.lastIndex = at;
    const found = tokenPattern.exec(source);
    if (!found) return { strayAt: at + 1 };
    const [text] = found;
    const kind = kinds.find((each) => found.groups?.[each] !== undefined);
    if (kind) tokens.push({ kind, text, at: at + 1 });
    at += text.length;
  }
  return [...tokens, { kind: 'end', text: '', at: source.length + 1 }];
}

const kinds = ['text', 'timestamp', 'date', 'number', 'word', 'symbol'] as const;
const patterns: Record<(typeof kinds)[number], string> = {
  text: "'(?:[^']|'')*'",
  timestamp: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,12})?)?(?:Z|[+-]\d\d:\d\d)(?!\w)`,
  date: String.raw`\d{4}-\d\d-\d\d(?![\w.:-])`,
  number: String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.:-])`,
  word: String.raw`[A-Za-z_]\w*(?:/[A-Za-z_]\w*)*`,
  symbol: '[(),]',
};
const tokenPattern = new RegExp(
  `[ \\t]+|${kinds.map((kind) => `(?<${kind}>${patterns[kind]})`).join('|')}`,
  'y',
);
