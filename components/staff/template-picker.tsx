'use client';

import type { ReasonTemplate, TemplateUse } from '@/lib/domain/staff/reason-templates';
import { templatePicker as copy } from '@/messages/desk/template-picker';

interface TemplatePickerProps {
  readonly templates: readonly ReasonTemplate[];
  readonly use: TemplateUse;
  /** Id of the field that the text goes into. */
  readonly field: string;
  /** Path of the page with its query; without JavaScript it opens with the text in the field. */
  readonly page: string;
}

/** Links that put the text of a template into a field, after what is already there. */
export function TemplatePicker({ templates, use, field, page }: TemplatePickerProps) {
  const offered = templates.filter((template) => template.use === use);
  if (offered.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-text-muted">{copy.insert}</span>
      {offered.map(({ templateId, title, text }) => (
        <a
          key={templateId}
          href={`${page}${page.includes('?') ? '&' : '?'}reason=${templateId}#${field}`}
          onClick={(event) => {
            if (insert(field, text)) event.preventDefault();
          }}
          className="text-link"
        >
          {title}
        </a>
      ))}
    </p>
  );
}

/** False if the page has no such field. */
function insert(id: string, text: string): boolean {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return false;
  const { value, maxLength } = field;
  const joined = value.trim() === '' ? text : `${value.trimEnd()}\n${text}`;
  field.value = maxLength > 0 ? joined.slice(0, maxLength) : joined;
  field.focus();
  return true;
}
