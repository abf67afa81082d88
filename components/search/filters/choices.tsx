import { type ReactNode, useId } from 'react';

interface ChoicesProps {
  readonly legend: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

export function Choices({ legend, help, children }: ChoicesProps) {
  const helpId = useId();
  return (
    <fieldset aria-describedby={help ? helpId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {help && (
        <p id={helpId} className="mb-1 text-sm text-text-muted">
          {help}
        </p>
      )}
      {children}
    </fieldset>
  );
}
