import { veil } from './color';
import type { Look } from './look';
import type { Random } from './random';
import { num } from './svg';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** What is defined once in a picture and used many times: windows, textures, gradients, foliage. */
export type Sheet = {
  /** Keeps the element in <defs> (equal ones once) and returns its id. */
  define(tag: string, attributes: string, content: string): string;
  /** A paint running between two corners of the shape, given as shares of its box. */
  gradient(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  radial(stops: readonly Stop[]): string;
  /** The scene with the definitions it uses before it. */
  bind(scene: string): string;
};

/** What every drawing function needs: where definitions go, how things look, and chance. */
export type Pen = { sheet: Sheet; look: Look; random: Random };

export function createSheet(): Sheet {
  const known = new Map<string, Definition>();
  const define: Sheet['define'] = (tag, attributes, content) => {
    const key = `${tag} ${attributes}>${content}`;
    const definition = known.get(key) ?? { id: idOf(known.size), tag, attributes, content };
    known.set(key, definition);
    return definition.id;
  };
  return {
    define,
    gradient: (x1, y1, x2, y2, stops) =>
      `url(#${define('linearGradient', direction({ x1, y1, x2, y2 }), stopMarkup(stops))})`,
    radial: (stops) => `url(#${define('radialGradient', '', stopMarkup(stops))})`,
    bind: (scene) => bind([...known.values()], scene),
  };
}

type Definition = { id: string; tag: string; attributes: string; content: string };

/** Drops what nothing uses and puts what is used once where it is used; users come after what they use. */
function bind(definitions: readonly Definition[], scene: string): string {
  const kept: string[] = [];
  let body = scene;
  for (const { id, tag, attributes, content } of [...definitions].reverse()) {
    const element = `<${tag} id="${id}"${attributes && ` ${attributes}`}>${content}</${tag}>`;
    const all = kept.join('') + body;
    const uses = all.split(`#${id}"`).length + all.split(`#${id})`).length - 2;
    if (uses === 0) continue;
    const place = new RegExp(`<use href="#${id}"((?: (?!x=|y=)[a-z-]+="[^"]*")*)/>`);
    const inline = (text: string) => text.replace(place, (_, own: string) => `<g${own}>${content}</g>`);
    if (uses > 1 || tag !== 'g' || attributes || !place.test(all)) {
      kept.unshift(element);
      continue;
    }
    body = inline(body);
    for (const [index, part] of kept.entries()) kept[index] = inline(part);
  }
  return `<defs>${kept.join('')}</defs>${body}`;
}

/** a … z, then b0 and so on: short, and never starting with a digit. */
function idOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}

/** What differs from the standard, from left to right. */
function direction(ends: { x1: number; y1: number; x2: number; y2: number }): string {
  const usual = { x1: 0, y1: 0, x2: 1, y2: 0 };
  const given = (['x1', 'y1', 'x2', 'y2'] as const).filter((end) => ends[end] !== usual[end]);
  return given.map((end) => `${end}="${num(ends[end])}"`).join(' ');
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, alpha]) => {
      const paint = alpha === undefined ? color : veil(color, alpha);
      return `<stop offset="${offset}" stop-color="${paint}"/>`;
    })
    .join('');
}
