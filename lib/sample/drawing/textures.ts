import type { Sheet } from './sheet';

export type Texture =
  | 'brick'
  | 'clapboard'
  | 'shingle'
  | 'seam'
  | 'ashlar'
  | 'pickets'
  | 'leaves'
  | 'steps'
  | 'snowySteps';

/** Overlays of thin dark and light marks, transparent between, so that one texture serves every wall colour. */
const tiles: Record<Texture, readonly [width: number, height: number, marks: string]> = {
  brick: [
    40,
    24,
    '<path d="M2 3h7M21 3h6M12 9h7M31 9h5M5 15h6M25 15h8M15 21h7M34 21h4" stroke="#0002" stroke-width="2"/>' +
      '<path d="M11 3h6M29 9h-6M14 15h7M26 21h6M0 9h5" stroke="#fff2" stroke-width="2"/>',
  ],
  clapboard: [
    60,
    5,
    '<path d="M0 4.6h60" stroke="#1233" stroke-width=".8"/><path d="M0 .6h60" stroke="#fff2"/>',
  ],
  shingle: [
    18,
    10,
    '<path d="M0 4.8h18M0 9.8h18M3 0v5M12 0v5M8 5v5M16 5v5" stroke="#0122" stroke-width=".8"/>' +
      '<path d="M4 1h7v3h-7zM9 6h6v3h-6z" fill="#fff1"/>',
  ],
  seam: [11, 40, '<path d="M1 0v40" stroke="#0124"/><path d="M2 0v40" stroke="#fff3"/>'],
  ashlar: [
    44,
    22,
    '<path d="M0 10.5h44M0 21.5h44M14 0v10.5M34 11v10.5" stroke="#0003" stroke-width="1"/>' +
      '<path d="M0 .5h44M0 11.5h44" stroke="#fff2"/>',
  ],
  steps: [40, 4.2, '<path d="M0 0h40v1.7H0" fill="#fff4"/><path d="M0 1.7h40v2.5H0" fill="#2344"/>'],
  snowySteps: [40, 4.2, '<path d="M0 0h40v2H0" fill="#fffd"/><path d="M0 2h40v2.2H0" fill="#2344"/>'],
  pickets: [5, 40, '<path d="M2.5 0v40" stroke="currentColor" stroke-width="1.1"/>'],
  leaves: [
    30,
    26,
    '<path d="M3 5l5-3-1 4zM17 3l4 3-5 1zM24 13l5-2-2 4zM9 13l4 3-5 1zM2 21l5-2-2 4zM17 20l5-3-1 4z" fill="#ffc3"/>' +
      '<path d="M12 8l4-2-1 4zM25 20l4 2-4 1zM20 11l-4 3 5 1zM7 24l4-2-1 3z" fill="#0112"/>',
  ],
};

/** The paint of a texture, to be laid over a shape's own colour. */
export function texture(sheet: Sheet, name: Texture): string {
  const [width, height, marks] = tiles[name];
  const id = sheet.define(
    'pattern',
    `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`,
    marks,
  );
  return `url(#${id})`;
}
