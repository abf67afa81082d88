/** A layer's own colour, inherited from the group around it; see Layer in elevation.ts. */
export const first = '';

/** A layer's second colour. */
export const second = 'currentColor';

export type Point = readonly [x: number, y: number];

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Numbers are written with one decimal at most: the pictures are served as text, so every byte counts. */
export function num(value: number): string {
  return shorten(Math.round(value * 10) / 10);
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}"${fill && ` fill="${fill}"`}${extra && ` ${extra}`}/>`;
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return path(
    d,
    'none',
    `stroke="${stroke}"${width === 1 ? '' : ` stroke-width="${num(width)}"`}${extra && ` ${extra}`}`,
  );
}

/** One rectangle; as a path, because that is shorter than `<rect>`. */
export function box(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return path(boxPath([x, y, width, height]) + (extra && 'z'), fill, extra);
}

export function boxes(list: readonly Box[], fill: string, extra = ''): string {
  return list.length === 0 ? '' : path(list.map(boxPath).join(''), fill, extra);
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return path(`${polyline(points)}z`, fill, extra);
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${fill && ` fill="${fill}"`}${extra && ` ${extra}`}/>`;
}

export function opacity(value: number): string {
  return `opacity="${factor(value)}"`;
}

export function group(content: string, attributes: string): string {
  return content && attributes ? `<g ${attributes}>${content}</g>` : content;
}

export function at(x: number, y: number, content: string, scaleX = 1, scaleY = scaleX): string {
  return group(content, placed(x, y, scaleX, scaleY));
}

export function copy(id: string, x: number, y: number, extra = ''): string {
  return `<use href="#${id}"${x === 0 ? '' : ` x="${num(x)}"`}${y === 0 ? '' : ` y="${num(y)}"`}${extra && ` ${extra}`}/>`;
}

export function copyAt(id: string, x: number, y: number, scaleX = 1, scaleY = scaleX, extra = ''): string {
  return `<use href="#${id}" ${placed(x, y, scaleX, scaleY)}${extra && ` ${extra}`}/>`;
}

export function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
}

function boxPath([x, y, width, height]: Box): string {
  const back = num(x).length < num(-width).length ? `H${num(x)}` : `h${num(-width)}`;
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}${back}`;
}

function placed(x: number, y: number, scaleX: number, scaleY: number): string {
  const size = scaleX === scaleY ? factor(scaleX) : `${factor(scaleX)} ${factor(scaleY)}`;
  const steps = [
    x === 0 && y === 0 ? '' : `translate(${num(x)} ${num(y)})`,
    size === '1' ? '' : `scale(${size})`,
  ];
  return steps.join('') && `transform="${steps.join('')}"`;
}

function factor(value: number): string {
  return shorten(Math.round(value * 100) / 100);
}

function shorten(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
