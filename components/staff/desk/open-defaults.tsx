import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import { personPage as copy } from '@/messages/staff/person-page';
import { LinkList, StaffSection } from '../staff-section';

interface OpenDefaultsProps {
  readonly person: Pick<User, 'openDefaults'>;
  readonly defaults: readonly { readonly saleId: string; readonly place: string }[];
}

/** The defaults that keep a person's bid limit at zero. No queue lists a kept case, so this is its only link. */
export function OpenDefaults({ person: { openDefaults = [] }, defaults }: OpenDefaultsProps) {
  if (openDefaults.length === 0) return null;
  return (
    <StaffSection title={copy.openDefaults} count={openDefaults.length}>
      <LinkList
        rows={openDefaults.map((saleId) => ({
          href: accountRoutes.staffDefault(saleId),
          name: defaults.find((each) => each.saleId === saleId)?.place ?? saleId,
          note: copy.openDefaultNote,
        }))}
      />
    </StaffSection>
  );
}
