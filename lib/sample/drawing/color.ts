/** Colours are `#rrggbb`. `amount` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * amount)).join('')}`;
}

export const lighten = (color: string, amount: number) => mix(color, '#fffaf0', amount);

export const darken = (color: string, amount: number) => mix(color, '#12151f', amount);

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}

/** A see-through colour, written as briefly as SVG allows: four bits a channel. */
export function veil(color: string, opacity: number): string {
  const digits = [...channels(color).map((value) => value / 255), opacity];
  return `#${digits.map((share) => Math.round(share * 15).toString(16)).join('')}`;
}

/** The nearest of the colours that can be written with three digits. */
export function snap(color: string): string {
  return `#${channels(color)
    .map((value) => hex(Math.round(value / 17) * 17))
    .join('')}`;
}
