import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import { routes } from '@/lib/routes';
import { signInButton as copy } from '@/messages/sign-in/sign-in-button';
import { loadLoginModal } from './login-modal-host';

/** Opens the dialog. Before hydration, it goes to the sign-in page instead. */
export function SignInButton({ className }: { readonly className?: string }) {
  const pathname = usePathname();
  return (
    <form
      action={routes.signIn}
      onSubmit={(event) => {
        event.preventDefault();
        openLoginModal();
      }}
    >
      <input type="hidden" name="next" value={pathname} />
      <Button
        type="submit"
        size="small"
        className={className ?? ''}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {copy.sign}
      </Button>
    </form>
  );
}

function prepare(): void {
  for (const load of [loadLoginModal, loadSignIn]) load().catch(() => {});
}
