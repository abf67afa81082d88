import 'server-only';
import { refuseStaff } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  decideTemplate,
  mostTemplates,
  type ReasonTemplate,
  type TemplateRefusal,
  type TypedTemplate,
} from '@/lib/domain/staff/reason-templates';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { reasonTemplates } from '@/lib/server/records/desk/desk-collections';

/** All templates by title; none for people who are not staff. */
export async function listTemplates(by: User): Promise<readonly ReasonTemplate[]> {
  if (refuseStaff(by)) return [];
  const { docs } = await runtime().store.query(reasonTemplates, { limit: mostTemplates });
  return docs
    .map(({ data }) => data)
    .sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
}

/** Adds a template or changes one. `templateId`: for a new one, random. */
export async function saveTemplate(
  by: SignedIn,
  templateId: string,
  typed: TypedTemplate,
  now: number,
): Promise<Result<null, TemplateRefusal | 'too-many' | 'busy'>> {
  const count = (await runtime().store.query(reasonTemplates, { limit: mostTemplates })).docs.length;
  return runStaffCommand({
    by,
    now,
    key: templateId,
    load: async (tx) => ok({ current: (await tx.get(reasonTemplates, templateId))?.data ?? null }),
    decide({ actor, current }) {
      const content = decideTemplate(actor, typed, { current, count });
      if (!content.ok) return content;
      const entry = entryOf('template-saved', templateId, content.value.title, {
        before: current?.text ?? null,
        after: content.value.text,
      });
      return ok({ entry, content: content.value });
    },
    write(tx, { content }, { current }) {
      const version = (current?.version ?? 0) + 1;
      tx.set(reasonTemplates, templateId, { templateId, ...content, version, changedAt: now });
      return null;
    },
  });
}

export const removeTemplate = (by: SignedIn, templateId: string, version: number, now: number) =>
  runStaffCommand({
    by,
    now,
    key: templateId,
    async load(tx) {
      const current = (await tx.get(reasonTemplates, templateId))?.data;
      return current?.version === version ? ok({ current }) : refuse('changed-meanwhile');
    },
    decide: ({ current: { title, text } }) =>
      ok({ entry: entryOf('template-removed', templateId, title, { before: text, after: null }) }),
    write(tx) {
      tx.delete(reasonTemplates, templateId);
      return null;
    },
  });

const entryOf = (
  action: 'template-saved' | 'template-removed',
  templateId: string,
  title: string,
  { before, after }: Pick<StaffEntry, 'before' | 'after'>,
): StaffEntry => ({
  about: 'site',
  subject: `template:${templateId}`,
  action,
  before,
  after,
  why: null,
  title,
});
