import type { SVGProps } from 'react';
import * as copy from '@/messages/site';

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className'>;

/** One line weight on a 24 px grid. Always decorative: the text next to it carries the meaning. */
export const icon =
  (path: string, filled = '') =>
  ({ className = 'size-5' }: IconProps) => (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      className={className}
    >
      <path d={path} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  );

export const MenuIcon = icon(copy.icons.m37h18M312h18M3);
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = icon('m7 10 5 5 5-5');
export const ChevronRightIcon = icon('m10 7 5 5-5 5');
export const ChevronLeftIcon = icon('m14 7-5 5 5 5');
export const AlertIcon = icon(copy.icons.m1242, copy.icons.m11116h1);
export const ShareIcon = icon(copy.icons.m1235V15M7);
export const LinkIcon = icon(copy.icons.m9514);
export const PrintIcon = icon(copy.icons.m78V35h10V8M7);
export const PinIcon = icon(copy.icons.m1221c45);

/** Status shapes, solid to stay legible at 10 px. Each status has its own outline. */
const shape =
  (path: string) =>
  ({ className }: IconProps) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={path} />
    </svg>
  );

export const DotShape = shape(copy.icons.m1221a99);
export const TriangleShape = shape(copy.icons.m53v18l169L5);
export const SquareShape = shape(copy.icons.m44h16v16H4z);
export const DiamondShape = shape('M12 2 22 12 12 22 2 12 12 2Z');
export const BarsShape = shape('M5 3h5v18H5zM14 3h5v18h-5z');
export const CrossShape = shape('m6 3 6 6 6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6-6-6 3-3Z');
export const CheckShape = shape(copy.icons.m9520);
