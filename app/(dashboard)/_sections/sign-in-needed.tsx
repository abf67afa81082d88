import { NeedsScript } from '@/components/sign-in/needs-script';
import { SignInHere } from '@/components/sign-in/sign-in-prompt';
import { signInNeeded as copy } from '@/messages/dashboard/sign-in-needed';
import SiteLayout from '../../(site)/layout';

/** Replaces a page for signed-out visitors; after the sign-in the same URL shows the page. */
export function SignInNeeded() {
  return (
    <SiteLayout>
      <section className="page-width max-w-prose py-16">
        <h1 className="text-title font-semibold">{copy.signSeePage}</h1>
        <p className="mt-3 text-text-muted">{copy.pageShowsWhat}</p>
        <NeedsScript />
        <SignInHere />
      </section>
    </SiteLayout>
  );
}
