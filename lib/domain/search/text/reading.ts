import { emptyWords } from './property-words';

/** Typed text that is consumed piece by piece. A pattern matches whole words in lower case. */
export interface Reading {
  /** Turns matches into search parameters; a match with an empty result stays in the text. */
  readonly read: (pattern: string, toParams: (match: string, ...groups: readonly string[]) => string) => void;
  /** Protects matches as text that no later step reads. */
  readonly keep: (pattern: string, params?: string) => void;
  readonly rewrite: (pattern: RegExp, by: string | ((match: string) => string)) => void;
  /** Keeps one name for all matches, so that the words around them are read on their own. */
  readonly rename: (pattern: string, name: string) => void;
  readonly find: (pattern: string) => readonly string[];
  readonly says: (name: string) => boolean;
  readonly result: () => { readonly text: string; readonly params: URLSearchParams };
}

/**
 * Private-use characters stand for protected text. A bar replaces text that was read, so that its neighbors
 * are not joined.
 */
const firstMark = 0xe000;
const marks = /[\ue000-\uf8ff]/g;
const bar = ' | ';

export function createReading(typed: string): Reading {
  let text = plain(typed);
  const phrases: string[] = [];
  const params: string[] = [];
  return {
    read: (pattern, toParams) => {
      text = text.replace(words(pattern), (match, ...rest) => {
        const found = toParams(match, ...rest.slice(0, -2).map((group) => group ?? ''));
        if (found === '') return match;
        params.push(found);
        return bar;
      });
    },
    keep: (pattern, found) => {
      text = text.replace(words(pattern), (match) => {
        if (found) params.push(found);
        return String.fromCharCode(firstMark + phrases.push(match) - 1);
      });
    },
    rewrite: (pattern, by) => {
      text = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
    },
    rename: (pattern, name) => {
      text = text.replace(words(pattern), `${bar}${name}${bar}`);
    },
    find: (pattern) => text.match(words(pattern)) ?? [],
    says: (name) => params.some((each) => each.startsWith(`${name}=`)),
    result: () => {
      const rest = text.replace(words(emptyWords), ' ').replace(/[^a-z0-9\ue000-\uf8ff]/g, ' ');
      const whole = rest.replace(marks, (mark) => phrases[mark.charCodeAt(0) - firstMark] ?? '');
      return {
        text: whole.replace(/[\s-]+/g, ' ').trim(),
        params: new URLSearchParams(params.join('&')),
      };
    },
  };
}

const words = (pattern: string): RegExp => new RegExp(`(?<![a-z0-9$.])(?:${pattern})(?![a-z0-9])`, 'g');

/** Lower case, with bars for commas and words for signs. Hyphens, dollar signs and decimal points remain. */
function plain(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\+/g, '$1 ')
    .replace(/<=?/g, ' under ')
    .replace(/>=?/g, ' over ')
    .replace(/,/g, bar)
    .replace(/\.(?!\d)|(?<!\d)\./g, '')
    .replace(/[^a-z0-9$.|-]+/g, ' ');
}
