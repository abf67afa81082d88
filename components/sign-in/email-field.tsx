import { InputField } from '@/components/ui/field';

/** What was typed, kept while the dialog changes its view or is closed. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface DraftState {
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
}

interface EmailFieldProps extends DraftState {
  readonly id: string;
  readonly error?: string | undefined;
}

export function EmailField({ draft, onDraft, id, error }: EmailFieldProps) {
  return (
    <InputField
      id={id}
      label="E-mail"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={draft.email}
      error={error}
      onChange={(event) => onDraft({ email: event.target.value })}
    />
  );
}
