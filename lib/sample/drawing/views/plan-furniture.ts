import { type Box, box, boxes, line, num, path, repeat } from '@/lib/sample/drawing/svg';
import type { RoomKind } from './plan-layouts';

const ink = '#6b6b6b';
const thin = 'stroke="#6b6b6b" stroke-width="1.3"';

/** The furniture of a room as thin outlines; `foot` is the length of a foot in the picture. */
export function furniture(kind: RoomKind, room: Box, foot: number): string {
  const [x, y, w, h] = room;
  switch (kind) {
    case 'living':
      return seating(room, foot);
    case 'dining':
      return table(x + w / 2, y + h * 0.44, Math.min(w * 0.42, foot * 6), foot * 3, foot);
    case 'kitchen':
      return counters(room, foot);
    case 'bed':
      return bed(room, foot);
    case 'bath':
      return bathroom(room, foot);
    case 'stairs':
      return stairs(room, foot);
    case 'garage':
      return outlines([[x + w * 0.28, y + h * 0.14, foot * 6.2, foot * 15]], 1.2 * foot);
    case 'shop':
      return outlines(
        [
          [x + w * 0.7, y + h * 0.2, foot * 2.2, h * 0.45],
          ...repeat(3, (i): Box => [x + w * 0.24 + i * foot * 5.5, y + h * 0.62, foot * 2.4, h * 0.24]),
        ],
        2,
      );
    case 'office':
      return (
        outlines([[x + w - foot * 2.8, y + foot * 0.8, foot * 2.2, foot * 4]], 2) +
        seat(x + w - foot * 3.7, y + foot * 2.8, foot)
      );
    case 'store':
      return (
        outlines([[x + foot * 0.6, y + foot * 0.5, w * 0.55, foot * 1.5]], 1) +
        line(
          repeat(
            4,
            (i) =>
              `M${num(x + foot * 0.6 + ((i + 1) * w * 0.55) / 5)} ${num(y + foot * 0.5)}v${num(foot * 1.5)}`,
          ).join(''),
          ink,
          1,
        )
      );
    case 'porch':
    case 'plain':
      return '';
    default:
      return kind satisfies never;
  }
}

function outlines(list: readonly Box[], round: number): string {
  return list
    .map(
      ([x, y, w, h]) =>
        `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(round)}" fill="#fff" ${thin}/>`,
    )
    .join('');
}

function seat(x: number, y: number, foot: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(foot * 0.75)}" fill="#fff" ${thin}/>`;
}

function seating([x, y, w, h]: Box, foot: number): string {
  const left = x + foot * 0.6;
  const top = y + h / 2 - foot * 3.4;
  return (
    outlines(
      [
        [left, top, foot * 2.8, foot * 6.8],
        [left, top, foot * 0.8, foot * 6.8],
        [left + foot * 4, top + foot * 1.6, foot * 2, foot * 3.6],
      ],
      foot * 0.3,
    ) + outlines([[x + w / 2 + foot, y + foot * 0.8, foot * 2.6, foot * 2.4]], foot * 0.5)
  );
}

function table(cx: number, cy: number, w: number, h: number, foot: number): string {
  const chairs = [-0.28, 0.28].flatMap((share) => [
    seat(cx + w * share, cy - h / 2 - foot * 0.4, foot),
    seat(cx + w * share, cy + h / 2 + foot * 0.4, foot),
  ]);
  return chairs.join('') + outlines([[cx - w / 2, cy - h / 2, w, h]], 3);
}

function counters([x, y, w, h]: Box, foot: number): string {
  const depth = foot * 2;
  const right = x + w;
  const length = h * 0.72;
  const burners = [0.6, 1.5].flatMap((dx) =>
    [0.55, 1.45].map(
      (dy) =>
        `M${num(right - depth + foot * dx)} ${num(y + h * 0.44 + foot * dy)}m-${num(foot * 0.3)} 0a${num(foot * 0.3)} ${num(foot * 0.3)} 0 1 0 ${num(foot * 0.6)} 0a${num(foot * 0.3)} ${num(foot * 0.3)} 0 1 0 -${num(foot * 0.6)} 0`,
    ),
  );
  return (
    path(
      `M${num(x + w * 0.2)} ${num(y)}H${num(right)}v${num(length)}h${num(-depth)}v${num(depth - length)}H${num(x + w * 0.2)}z`,
      '#fff',
      thin,
    ) +
    outlines(
      [
        [x + w * 0.46, y + foot * 0.35, foot * 2.2, foot * 1.3],
        [right - depth, y + h * 0.44, depth, foot * 2.1],
      ],
      2,
    ) +
    line(burners.join(''), ink, 1.1) +
    outlines([[x + w * 0.2 - foot * 2.5, y, foot * 2.5, foot * 2.3]], 1)
  );
}

function bed([x, y, w, h]: Box, foot: number): string {
  const left = x + w / 2 - foot * 2.6;
  const top = y + foot * 0.4 + h * 0.04;
  return (
    outlines(
      [
        [left - foot * 1.9, top, foot * 1.5, foot * 1.5],
        [left + foot * 5.6, top, foot * 1.5, foot * 1.5],
        [left, top, foot * 5.2, foot * 6.4],
        [left + foot * 0.4, top + foot * 0.3, foot * 2, foot * 1.2],
        [left + foot * 2.8, top + foot * 0.3, foot * 2, foot * 1.2],
      ],
      3,
    ) + line(`M${num(left)} ${num(top + foot * 2.4)}h${num(foot * 5.2)}`, ink, 1.2)
  );
}

function bathroom([x, y, w, h]: Box, foot: number): string {
  const wide = w > h;
  const tub: Box = wide
    ? [x + w - foot * 2.7, y + foot * 0.3, foot * 2.4, Math.min(foot * 5, h - foot * 0.6)]
    : [x + foot * 0.3, y + foot * 0.3, Math.min(foot * 5, w - foot * 0.6), foot * 2.4];
  const [tx, ty, tw, th] = tub;
  const wcX = wide ? x + w * 0.46 : x + w - foot * 1.3;
  const wcY = wide ? y + foot * 0.3 : y + h * 0.52;
  return `${outlines([tub], 3) + outlines([[tx + foot * 0.3, ty + foot * 0.3, tw - foot * 0.6, th - foot * 0.6]], foot * 0.6) + outlines([[wcX - foot * 0.7, wcY, foot * 1.4, foot * 0.7]], 2)}<ellipse cx="${num(wcX)}" cy="${num(wcY + foot * 1.5)}" rx="${num(foot * 0.6)}" ry="${num(foot * 0.85)}" fill="#fff" ${thin}/>`;
}

function stairs([x, y, w, h]: Box, foot: number): string {
  const along = w > h;
  const run = Math.min(foot * 11, (along ? w : h) * 0.55);
  const wide = foot * 3.2;
  const left = along ? x + w * 0.34 : x + foot * 0.2;
  const top = along ? y + h - wide - foot * 0.2 : y + h * 0.1;
  const treads = repeat(12, (i) =>
    along
      ? `M${num(left + (i * run) / 11)} ${num(top)}v${num(wide)}`
      : `M${num(left)} ${num(top + (i * run) / 11)}h${num(wide)}`,
  );
  const arrow = along
    ? `M${num(left + 6)} ${num(top + wide / 2)}h${num(run - 14)}m-9-6l9 6l-9 6`
    : `M${num(left + wide / 2)} ${num(top + run - 6)}v${num(14 - run)}m-6 9l6-9l6 9`;
  const frame: Box = along ? [left, top, run, wide] : [left, top, wide, run];
  return (
    boxes([frame], '#fff') +
    line(treads.join(''), ink, 1.1) +
    line(arrow, ink, 1.3) +
    box(frame[0], frame[1], frame[2], frame[3], 'none', thin)
  );
}
