import type { FieldFault } from './field';

/** The words of the wizard, passed to rules that compare a seller’s text with them or store them. */
export interface WizardWords {
  /** The label of a question or, for a note on a whole step, the title of the step. */
  readonly label: (about: string) => string;
  readonly choice: (field: string, value: string) => string;
  readonly answer: (field: string, typed: string) => string;
  readonly fault: (fault: FieldFault) => string;
}
