import { hills, sky, woods } from '@/lib/sample/drawing/backdrop';
import { lighten, mix } from '@/lib/sample/drawing/color';
import { shade, sheen, snowCap } from '@/lib/sample/drawing/elevation';
import { groundShadow, shrub, spruce, tree } from '@/lib/sample/drawing/plants';
import { fence, mailbox } from '@/lib/sample/drawing/props';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { at, box, boxes, copyAt, line, path, polygon, repeat } from '@/lib/sample/drawing/svg';
import { barn, meadow } from './farmland';
/** A lot for sale, from the road: grass, old trees, a rail fence, survey stakes with yellow ribbons. */
export function lotFromRoad(pen: Pen): string {
  const { random } = pen;
  const y = 560;
  const crown = tree(pen, 'elm');
  const second = tree(pen, 'maple');
  const conifer = spruce(pen);
  const firs = repeat(6, (i) =>
    copyAt(conifer, 90 + i * 62 + random.int(-18, 18), y + 30 + (i % 2) * 10, random.between(0.2, 0.34)),
  );
  const right = random.int(860, 960);
  return [
    sky(pen, y),
    hills(pen, y, 240),
    woods(pen, y + 6, 0.42, 0.9),
    random.chance(0.5) ? at(random.int(560, 700), y + 26, barn(pen), 0.7) : '',
    meadow(pen, y),
    ...firs,
    groundShadow(pen, right, 690, 220) + copyAt(crown, right, 690, 0.56),
    copyAt(second, right - 290, y + 44, 0.2) + copyAt(second, right - 210, y + 36, 0.17),
    track(pen, y),
    ...repeat(4, () =>
      copyAt(shrub(pen), random.int(40, 1160), random.int(720, 760), random.between(0.24, 0.36)),
    ),
    fence(pen, 0, 800, 430, 'rail', 2.6),
    fence(pen, 690, 800, 620, 'rail', 2.6),
    stakes(pen, [
      [150, 690],
      [480, 640],
      [760, 650],
      [1040, 712],
    ]),
  ].join('');
}

/** The same lot from its near edge, or from the lane that passes it. */
export function lotFromLane(pen: Pen): string {
  const { look, random } = pen;
  const y = 590;
  const crown = tree(pen, random.pick(['maple', 'elm']));
  const row = [140, 330, 860, 1060].map((x) => {
    const foot = y + 60 + random.int(-10, 26);
    return (
      groundShadow(pen, x, foot, 120) +
      copyAt(crown, x + random.int(-30, 30), foot, random.between(0.34, 0.46))
    );
  });
  return [
    sky(pen, y),
    hills(pen, y - 6, 200),
    woods(pen, y - 6, 0.45, 0.8),
    meadow(pen, y - 10),
    ...row,
    stakes(pen, [
      [430, 664],
      [770, 660],
    ]),
    fence(pen, 0, 752, 1260, 'rail', 2.2),
    polygon(
      [
        [0, 790],
        [1200, 790],
        [1200, 900],
        [0, 900],
      ],
      look.road,
    ),
    boxes([[0, 786, 1200, 6]], lighten(look.paving, 0.1)),
    line('M0 846h1200', '#e3b93c', 5, 'opacity=".7" stroke-dasharray="80 50"'),
    copyAt(mailbox(pen), 640, 800, 2.2),
  ].join('');
}

function track({ look }: Pen, y: number): string {
  const earth = mix('#b39b78', look.snow ? '#e6e6e6' : look.grass, 0.35);
  return path(
    `M640 ${y + 40}q60 60 -40 110t-70 250h60q10-130 80-220t-60-140zM676 ${y + 40}q70 60-20 120t-30 240h70q-10-130 50-210t-88-150z`,
    earth,
    'opacity=".85"',
  );
}

function stakes(pen: Pen, spots: readonly (readonly [number, number])[]): string {
  return spots
    .map(
      ([x, y]) =>
        box(x - 3, y - 46, 6, 46, mix('#c9a878', pen.look.light.ambient, 0.1)) +
        path(`M${x - 4} ${y - 44}h8v8h-8zM${x + 3} ${y - 44}q16 4 26-3v9q-12 6-26 1z`, '#ffd600') +
        shade(pen, [[x, y - 46, 3, 46]]) +
        snowCap(pen, x - 3, y - 46, 6) +
        sheen([[x - 3, y - 36, 1, 36]]),
    )
    .join('');
}
