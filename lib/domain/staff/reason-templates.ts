import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** The decisions that templates of reasons are for. */
export const templateUses = ['return', 'reject', 'limit', 'report', 'stop'] as const;
export type TemplateUse = (typeof templateUses)[number];

export const mostTemplates = 100;
export const longestTitle = 80;
export const longestReason = 1_000;

/** A reason in words that staff use again. `version` counts the changes. */
export const reasonTemplateSchema = z.object({
  templateId: z.string(),
  use: z.enum(templateUses),
  title: z.string().min(1).max(longestTitle),
  text: z.string().min(1).max(longestReason),
  version: z.number().int().min(1),
  changedAt: z.number().int(),
});
export type ReasonTemplate = z.infer<typeof reasonTemplateSchema>;

/** A template as typed. `version`: the one that the person read; 0 for a new one. */
export interface TypedTemplate {
  readonly use: string;
  readonly title: string;
  readonly text: string;
  readonly version: number;
}

export type TemplateRefusal =
  | StaffRefusal
  | 'needs-title'
  | 'needs-text'
  | 'too-many-templates'
  /** Another staff member changed or removed it meanwhile. */
  | 'changed-meanwhile';

export type TemplateContent = Pick<ReasonTemplate, 'use' | 'title' | 'text'>;

/** The content of a typed template, or the refusal. `current` is null for a new one; `count`: those stored. */
export function decideTemplate(
  by: Actor,
  typed: TypedTemplate,
  { current, count }: { readonly current: ReasonTemplate | null; readonly count: number },
): Result<TemplateContent, TemplateRefusal> {
  const title = cleanLine(typed.title).slice(0, longestTitle);
  const text = typed.text.trim().slice(0, longestReason);
  const use = templateUses.find((each) => each === typed.use);
  const refusal =
    refuseStaff(by) ??
    ((current?.version ?? 0) === typed.version ? null : 'changed-meanwhile') ??
    (current === null && count >= mostTemplates ? 'too-many-templates' : null) ??
    (title && use ? null : 'needs-title') ??
    (text ? null : 'needs-text');
  return refusal || !use ? refuse(refusal ?? 'needs-title') : ok({ use, title, text });
}
