import type { Metadata } from 'next';
import { BackToDesk } from '@/components/staff/desk/back-to-desk';
import { TemplateForms } from '@/components/staff/desk/template-forms';
import { StaffOnly } from '@/components/staff/staff-only';
import { Notice } from '@/components/ui/notice';
import { refuseStaff } from '@/lib/domain/accounts/staff-permission';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listTemplates } from '@/lib/server/workflows/desk/reason-templates';
import { templatesPage as copy } from '@/messages/desk/templates-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function TemplatesPage({ searchParams }: PageProps<'/dashboard/admin/reasons'>) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  if (refuseStaff(user)) return <StaffOnly />;
  return (
    <div className="max-w-4xl">
      <BackToDesk />
      <h1 className="mt-3 text-title font-semibold">{copy.title}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.lead}</p>
      {done && (
        <Notice
          tone="success"
          title={done === 'removed' ? copy.removed : copy.saved}
          className="mt-6 max-w-3xl"
        />
      )}
      <TemplateForms templates={await listTemplates(user)} />
    </div>
  );
}
