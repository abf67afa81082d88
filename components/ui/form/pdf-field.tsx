import type { ReactNode } from 'react';
import { InputField } from './field';

interface PdfFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: ReactNode;
}

/** A required PDF, sent as `file`. */
export const PdfField = (props: PdfFieldProps) => (
  <InputField {...props} name="file" type="file" accept="application/pdf" required className="h-auto py-3" />
);
