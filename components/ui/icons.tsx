import type { SVGProps } from 'react';
import { classNames } from './class-names';

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className'>;

/** One line weight on a 24 px grid. Always decorative: the text next to it carries the meaning. */
export const icon =
  (path: string, filled = '') =>
  ({ className = 'size-5' }: IconProps) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('icon', className)}>
      <path d={path} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  );

export const MenuIcon = icon('M3 7h18M3 12h18M3 17h18');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = icon('m7 10 5 5 5-5');
export const ChevronRightIcon = icon('m10 7 5 5-5 5');
export const ChevronLeftIcon = icon('m14 7-5 5 5 5');
export const AlertIcon = icon('M12 4 2.8 20h18.4L12 4ZM12 10v4', 'M11.1 16h1.8v1.8h-1.8z');
export const PinIcon = icon(
  'M12 21c4.5-5 6.5-8.3 6.5-11.2a6.5 6.5 0 1 0-13 0C5.5 12.7 7.5 16 12 21ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const HeartIcon = icon(
  'M12 20.5C5.500 15.500 3 12.200 3 8.700 3 6 5.100 4 7.600 4c1.800 0 3.400 1 4.400 2.600C13 5 14.600 4 16.400 4 18.900 4 21 6 21 8.700c0 3.500-2.500 6.800-9 11.800Z',
);
export const PhoneIcon = icon(
  'M5 4h4l1.5 4.5-2.3 1.7a13 13 0 0 0 5.6 5.6l1.7-2.3L20 15v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1Z',
);
export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20');

/** Status shapes, solid to stay legible at 10 px. Each status has its own outline. */
const shape =
  (path: string) =>
  ({ className }: IconProps) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={path} />
    </svg>
  );

export const DotShape = shape('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z');
export const TriangleShape = shape('M5 3v18l16-9L5 3Z');
export const SquareShape = shape('M4 4h16v16H4z');
export const DiamondShape = shape('M12 2 22 12 12 22 2 12 12 2Z');
export const BarsShape = shape('M5 3h5v18H5zM14 3h5v18h-5z');
export const CrossShape = shape('m6 3 6 6 6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6-6-6 3-3Z');
export const CheckShape = shape('M9.5 20.5 2 13l3-3 4.5 4.500L19 5l3 3L9.5 20.500Z');
