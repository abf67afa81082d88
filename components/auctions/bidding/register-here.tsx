import { Skeleton } from '@/components/ui/skeleton';
import { readRegistration } from '@/lib/actions/registration';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { termsInForce } from '@/lib/domain/shared/terms-version';

/** The registration over the home's page. Once it is complete, the bid goes on with its amount. */
export function RegisterHere({ uid }: { readonly uid: string }) {
  const loaded = useLoaded(load, true);
  if (!loaded) return <Skeleton className="mt-4 h-96" />;
  return (
    <div className="mt-5">
      <loaded.RegistrationForm uid={uid} known={loaded.known} terms={termsInForce} />
    </div>
  );
}

async function load() {
  const [{ RegistrationForm }, known] = await Promise.all([
    import('@/components/accounts/registration-form'),
    readRegistration(),
  ]);
  // Signed out meanwhile: the page notices it and asks for a sign-in.
  return known && { RegistrationForm, known };
}
