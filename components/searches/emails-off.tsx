import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { emailsOff as copy } from '@/messages/searches/emails-off';

/** Above saved searches, if the person's settings stop their emails. */
export const EmailsOff = () => (
  <Notice tone="warning" title={copy.title} className="mt-6 max-w-xl">
    {copy.text({
      link: (children) => (
        <a href={accountRoutes.notificationSettings} className="text-link">
          {children}
        </a>
      ),
    })}
  </Notice>
);
