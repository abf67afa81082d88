'use client';

import { type ReactNode, useActionState } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as deeds from '@/lib/actions/organizations';

const actions = {
  found: deeds.found,
  begin: deeds.beginFor,
  invite: deeds.invitePerson,
  uninvite: deeds.uninvite,
  'set-role': deeds.setRole,
  dismiss: deeds.dismiss,
  leave: deeds.leave,
  'leave-to': deeds.leaveTo,
  dissolve: deeds.dissolve,
  join: deeds.join,
  'map-columns': deeds.mapColumns,
  run: deeds.letRun,
} as const;

interface DeedFormProps {
  readonly what: keyof typeof actions;
  /** The path of the page it stands on. */
  readonly page: string;
  /** Sent along. */
  readonly about?: Readonly<Record<string, string>>;
  readonly button: string;
  /** For who hears the button alone. */
  readonly buttonLabel?: string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A form about an organisation, which says why when nothing came of it. */
export function DeedForm({ what, page, about = {}, button, buttonLabel, ...look }: DeedFormProps) {
  const { variant = 'secondary', className = 'flex flex-col items-start gap-4', children } = look;
  const [state, action, isBusy] = useActionState<deeds.Told, FormData>(
    actions[what],
    { trouble: null },
    page,
  );
  return (
    <form action={action} className={className}>
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.trouble && <Notice tone="error" title={state.trouble} />}
      {children}
      <Button type="submit" variant={variant} aria-label={buttonLabel} aria-disabled={isBusy}>
        {button}
      </Button>
    </form>
  );
}
