import { mix } from './color';
import { leafMass } from './plants';
import type { Random } from './random';
import type { Pen } from './sheet';
import { box, copy, copyAt, ellipse, num, opacity, path } from './svg';

/** Sky, sun glow and clouds down to the horizon. */
export function sky(pen: Pen, horizonY: number): string {
  const { sheet, look, random } = pen;
  const { light } = look;
  const paint = sheet.gradient(0, 0, 0, 1, [
    [0, light.sky[0]],
    [0.6, light.sky[1]],
    [1, light.sky[2]],
  ]);
  const glow = sheet.radial([
    [0, light.glow, 0.9],
    [0.25, light.glow, 0.42],
    [1, light.glow, 0],
  ]);
  const sun = ellipse(random.int(60, 330), horizonY - random.int(120, 360), 520, 400, glow);
  return box(0, 0, 1200, horizonY + 20, paint) + sun + clouds(pen);
}

function clouds({ sheet, look, random }: Pen): string {
  const paint = sheet.gradient(0, 0, 0, 1, [
    [0, look.light.cloud, 0.95],
    [1, look.light.cloud, 0.05],
  ]);
  const puff = sheet.define(
    'g',
    '',
    path(
      'M-240 6q10-26 52-24q8-34 62-30q26-42 92-24q48-26 84 12q54-14 72 22q60-6 92 22q40 2 46 22q-250 20-500 0z',
      paint,
    ),
  );
  return Array.from({ length: random.int(2, 4) }, (_, index) => {
    const width = random.between(0.45, 1.1) * random.pick([1, -1]);
    const y = 70 + index * 80 + random.int(-30, 40);
    return copyAt(
      puff,
      random.int(40, 1160),
      y,
      width,
      random.between(0.45, 0.85),
      opacity(look.light.cloudOpacity),
    );
  }).join('');
}

/** Two layers of towers with setbacks, spires and water tanks, pale with distance. */
export function skyline({ look, random }: Pen, baseY: number, tallest = 560): string {
  const stone = mix('#5d6c84', look.light.ambient, 0.2);
  const far = towers(random, baseY, tallest, 0.45);
  const near = towers(random, baseY, tallest * 0.72, 0.5);
  const air = mix(look.light.sky[1], look.horizon, 0.35);
  return path(far, mix(stone, air, 0.74)) + path(near, mix(stone, air, 0.5));
}

function towers(random: Random, baseY: number, tallest: number, lowest: number): string {
  const steps: string[] = [];
  for (let x = -20; x < 1200; ) {
    const w = random.int(70, 150);
    const top = Math.round(baseY - tallest * (lowest + (1 - lowest) * random.next() ** 1.8));
    steps.push(tower(random, w, top));
    x += w;
  }
  return `M-20 ${baseY}${steps.join('')}V${baseY}z`;
}

function tower(random: Random, w: number, top: number): string {
  const inset = Math.round(w * 0.22);
  const kind = random.next();
  if (kind < 0.3) return `V${top}h${inset}v-28h${w - inset * 2}v28h${inset}`;
  if (kind < 0.42) {
    const half = Math.floor((w - inset * 2 - 4) / 2);
    return `V${top}h${inset}v-30h${half}v-24l2-46 2 46v24h${w - inset * 2 - half - 4}v30h${inset}`;
  }
  if (kind < 0.62) return `V${top}h${inset}v-16h-3v-20l12-9 12 9v20h-3v16h${w - inset - 18}`;
  return `V${top}h${w}`;
}

/** Ranges of hills, the far ones nearly the colour of the sky. */
export function hills({ look, random }: Pen, baseY: number, height = 150): string {
  const land = mix(mix('#6f8791', look.leaf.dark, 0.35), look.light.ambient, look.light.strength);
  const layers = [
    [1, 0.78],
    [0.66, 0.6],
    [0.36, 0.4],
  ] as const;
  return layers
    .map(([share, haze]) => path(ridge(random, baseY, height * share), mix(land, look.horizon, haze)))
    .join('');
}

function ridge(random: Random, baseY: number, height: number): string {
  const level = (low: number, high: number) => num(Math.round(baseY - height * random.between(low, high)));
  const start = `M-40 ${level(0.3, 0.9)}Q60 ${level(0.5, 1)} 150 ${level(0.4, 1)}`;
  const crest = [450, 750, 1050].map((x) => `S${x - 90} ${level(0.3, 1.2)} ${x} ${level(0.3, 1)}`);
  return `${start}${crest.join('')}S1240 ${level(0.3, 1)} 1260 ${level(0.3, 0.9)}V${baseY + 40}H-40z`;
}

/** A distant belt of trees. */
export function woods(pen: Pen, baseY: number, haze = 0.4, size = 1): string {
  const { sheet, look, random } = pen;
  const bare =
    look.season === 'winter'
      ? mix(look.bark, look.evergreen.middle, 0.5)
      : mix(look.leaf.dark, look.evergreen.middle, 0.25);
  const color = mix(bare, look.horizon, haze);
  const mass = leafMass(pen);
  const step = 110 * size;
  const half = Array.from({ length: 5 }, (_, index) =>
    copyAt(
      mass,
      Math.round(index * step + random.between(-24, 24)),
      0,
      size * random.between(0.65, 0.9),
      size * random.between(0.36, 0.8),
    ),
  );
  const stretch = sheet.define('g', `fill="${color}" stroke="${color}"`, half.join(''));
  const count = Math.ceil(1200 / (step * 5)) + 1;
  const offset = random.int(-200, 0);
  return Array.from({ length: count }, (_, index) =>
    copy(stretch, offset + Math.round(index * step * 5), baseY),
  ).join('');
}
