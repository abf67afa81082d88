import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { PropertyPage } from '@/components/property/property-page';
import { accountRoutes } from '@/lib/account-routes';
import { toPreview } from '@/lib/domain/drafts/publication/preview';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { isSeller } from '@/lib/server/people/organizations/seller';
import { getUser, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readDraft } from '@/lib/server/workflows/drafts/drafts';
import { draftPage as copy } from '@/messages/drafts/draft-page';
import { SignInNeeded } from '../../_sections/sign-in-needed';
import { SiteShell } from '../../_sections/site-shell';

export const metadata: Metadata = { title: copy.preview, robots: { index: false } };

/** Preview of an unpublished home for its seller and, once submitted, for staff. */
export default async function PreviewPage({ params }: PageProps<'/preview/[draftId]'>) {
  if (!(await getUser())) return <SignInNeeded />;
  const [user, { draftId }] = await Promise.all([requireUser(), params]);
  const found = await readDraft(user, draftId);
  const now = clock.now();
  const detail = found.ok ? toPreview(found.value, now) : null;
  if (!found.ok || !detail) notFound();
  const isOwn = await isSeller(runtime().store, found.value.owner.uid, user.uid);
  const back = isOwn ? accountRoutes.draftStep(draftId, 'preview') : accountRoutes.review(draftId);
  return (
    <SiteShell>
      <p className="bg-secondary py-3 text-primary">
        <span className="page-width block">
          {copy.previewOnlySeller({
            link: (children) => (
              <Link href={back} prefetch={false} className="font-medium underline underline-offset-4">
                {children}
              </Link>
            ),
          })}
        </span>
      </p>
      <PropertyPage
        detail={detail}
        history={[]}
        similar={[]}
        today={newYorkDay(now)}
        actions={null}
        inquiry={null}
        isPreview
      />
    </SiteShell>
  );
}
