import { sky, woods } from '@/lib/sample/drawing/backdrop';
import { mix } from '@/lib/sample/drawing/color';
import { lawn } from '@/lib/sample/drawing/ground';
import { leafMass, shrub, spruce, tree } from '@/lib/sample/drawing/plants';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { box, copyAt, group, path, repeat } from '@/lib/sample/drawing/svg';

/** Inside the wood at the back of the lot: trunks near and far, a path into the light. */
export function woodland(pen: Pen): string {
  const { look, random } = pen;
  const y = 640;
  const crown = tree(pen, 'linden');
  const conifer = spruce(pen);
  const far = repeat(13, (i) =>
    trunk(i * 98 + random.int(-24, 24), y + 10, random.int(9, 16), mix(look.bark, look.horizon, 0.62)),
  );
  const near = [90, 240, 930, 1100].map((x) =>
    trunk(x + random.int(-30, 30), y + 110, random.int(34, 50), look.bark),
  );
  return [
    sky(pen, y),
    woods(pen, y - 40, 0.62, 1.5),
    ...far,
    woods(pen, y - 6, 0.5, 0.7),
    lawn(pen, y),
    copyAt(conifer, 330, y + 30, 0.36) +
      copyAt(conifer, 850, y + 24, 0.3) +
      copyAt(crown, 420, y + 16, 0.34) +
      copyAt(crown, 770, y + 20, 0.32),
    path(
      `M560 ${y + 2}h70Q700 ${y + 90} 610 ${y + 140}T760 900H400Q420 ${y + 190} 540 ${y + 120}T560 ${y + 2}z`,
      mix(look.paving, look.grass, 0.4),
    ),
    ...near,
    canopy(pen),
    ...repeat(5, (i) =>
      copyAt(shrub(pen), 60 + i * 270, 800 + random.int(-30, 30), random.between(0.4, 0.6)),
    ),
  ].join('');
}

/** The leaves overhead, as far as the season leaves any. */
function canopy(pen: Pen): string {
  const { look, random } = pen;
  if (look.season === 'winter') return '';
  const mass = leafMass(pen);
  const row = (y: number, color: string, size: number) =>
    group(
      repeat(9, (i) =>
        copyAt(
          mass,
          i * 150 + random.int(-30, 30),
          y + random.int(-30, 30),
          size * random.between(1, 1.4),
          size,
        ),
      ).join(''),
      `fill="${color}" stroke="${color}"`,
    );
  return (
    row(70, mix(look.leaf.dark, look.horizon, 0.35), 1.3) +
    row(10, look.leaf.middle, 1.1) +
    row(-30, look.leaf.dark, 1)
  );
}

function trunk(x: number, foot: number, w: number, color: string): string {
  const half = Math.round(w / 2);
  return (
    path(`M${x - w} ${foot}q${half} -30 ${half} -160l2-760h${w - 4}l2 760q0 130 ${half} 160z`, color) +
    box(x + half - Math.round(w * 0.35), foot - 920, Math.round(w * 0.35), 900, '#0002')
  );
}
