import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';

/** `primary` is yellow: at most one per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

export function Button({ variant = 'secondary', size = 'medium', className, type, ...rest }: ButtonProps) {
  return <button {...rest} type={type ?? 'button'} className={buttonClass(variant, size, className)} />;
}

/** The button style, for links and labels that act as buttons. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize = 'medium',
  className?: string,
): string => classNames(base, variants[variant], sizes[size], className);

// Labels wrap only if the longest ones do not fit.
const base =
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded text-center font-medium max-[374px]:whitespace-normal transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-muted disabled:text-text-muted aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-surface-muted aria-disabled:text-text-muted';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border border-secondary bg-secondary text-primary enabled:hover:border-primary enabled:hover:bg-primary enabled:hover:text-secondary',
  secondary:
    'border border-current bg-transparent text-current hover:border-primary enabled:hover:bg-primary enabled:hover:text-surface',
  quiet:
    'border border-transparent text-current underline decoration-line decoration-1 underline-offset-4 hover:decoration-current',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-12 px-5 py-2.5',
  large: 'min-h-14 px-7 py-3 text-lg',
};
