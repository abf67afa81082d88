import { EmptyState } from '@/components/ui/empty-state';
import type { Field } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import {
  longestReason,
  longestTitle,
  type ReasonTemplate,
  templateUses,
} from '@/lib/domain/staff/reason-templates';
import { templateUses as useLabels } from '@/messages/desk/template-uses';
import { templatesPage as copy } from '@/messages/desk/templates-page';
import { staff as staffCopy } from '@/messages/staff/staff';
import { StaffForm } from '../staff-form';

const fields: readonly Field[] = [
  {
    name: 'use',
    label: copy.use,
    control: 'select',
    empty: staffCopy.chooseOne,
    choices: templateUses.map((value) => ({ value, label: useLabels[value] })),
  },
  { name: 'title', label: copy.name, control: 'text', maxLength: longestTitle },
  { name: 'text', label: copy.text, control: 'textarea', rows: 4, maxLength: longestReason },
];

/** Every template with a form to change and to remove it, then the form for a new one. */
export const TemplateForms = ({ templates }: { readonly templates: readonly ReasonTemplate[] }) => (
  <>
    {templates.length === 0 && (
      <EmptyState title={copy.empty} className="mt-8">
        {copy.emptyHelp}
      </EmptyState>
    )}
    <ul className="mt-8 divide-y divide-line border-y border-line empty:hidden">
      {templates.map((template) => (
        <Template key={`${template.templateId} ${template.version}`} template={template} />
      ))}
    </ul>
    <section aria-labelledby="new" className="mt-12">
      <h2 id="new" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.addTitle}
      </h2>
      <StaffForm
        key={templates.length}
        action="keepTemplate"
        id="new"
        page={accountRoutes.reasonTemplates}
        hidden={{ id: '', version: '0', what: 'new' }}
        more={fields}
        submit={copy.add}
      />
    </section>
  </>
);

function Template({ template }: { readonly template: ReasonTemplate }) {
  const { templateId, version, title, text, use } = template;
  const shared = { page: accountRoutes.reasonTemplates, id: templateId } as const;
  const hidden = { id: templateId, version: String(version) };
  return (
    <li className="py-5">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-text-muted">{useLabels[use]}</p>
      <p className="mt-2 max-w-prose whitespace-pre-line break-words">{text}</p>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow">
          <StaffForm
            {...shared}
            action="keepTemplate"
            hidden={{ ...hidden, what: `keep:${templateId}` }}
            confirm={{ label: copy.edit({ title }) }}
            more={fields}
            values={{ use, title, text }}
            submit={copy.save}
          />
        </div>
        <StaffForm
          {...shared}
          action="dropTemplate"
          hidden={{ ...hidden, what: `drop:${templateId}` }}
          submit={copy.remove}
          submitLabel={copy.removeLabel({ title })}
          size="small"
        />
      </div>
    </li>
  );
}
