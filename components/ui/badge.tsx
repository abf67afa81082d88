import { classNames } from './class-names';
import {
  BarsShape,
  CheckShape,
  CrossShape,
  DiamondShape,
  DotShape,
  SquareShape,
  TriangleShape,
} from './icons';

/**
 * A status as a word and a shape, never by color alone.
 * live: a disc on yellow. new: a disc. upcoming: a triangle. fixed: a square. done: a check on black.
 * waiting: two bars. good, warning and danger: a check, a diamond and a cross. muted: an outline.
 */
export type BadgeTone =
  | 'live'
  | 'new'
  | 'upcoming'
  | 'fixed'
  | 'done'
  | 'waiting'
  | 'muted'
  | 'good'
  | 'warning'
  | 'danger';

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: React.ReactNode;
  readonly className?: string;
}

export function Badge({ tone, children, className }: BadgeProps) {
  const Shape = shapes[tone];
  return (
    <span className={classNames('badge', tones[tone], className)}>
      <Shape />
      {children}
    </span>
  );
}

const shapes = {
  live: DotShape,
  new: DotShape,
  upcoming: TriangleShape,
  fixed: SquareShape,
  done: CheckShape,
  waiting: BarsShape,
  muted: SquareShape,
  good: CheckShape,
  warning: DiamondShape,
  danger: CrossShape,
} as const;

const tones: Record<BadgeTone, string> = {
  live: 'border-secondary bg-secondary text-primary',
  new: 'border-primary bg-surface text-primary',
  upcoming: 'border-primary bg-surface text-primary',
  fixed: 'border-primary bg-surface text-primary',
  done: 'border-primary bg-primary text-surface',
  waiting: 'border-primary bg-surface text-primary',
  muted: 'border-line bg-surface text-text-muted',
  good: 'border-success bg-surface text-success',
  warning: 'border-warning bg-surface text-warning',
  danger: 'border-danger bg-surface text-danger',
};
