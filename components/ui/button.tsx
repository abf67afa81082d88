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
): string => classNames('button', variants[variant], sizes[size], className);

// Styled in app/globals.css: as utilities, the classes of a button were 480 characters.
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
};

const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  medium: 'button-medium',
  large: 'button-large',
};
