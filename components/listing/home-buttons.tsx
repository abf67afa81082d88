import { buttonClass } from '@/components/ui/button';
import { MarkButton } from './mark-button';

/** What a visitor can do with a home for themselves. */
export const HomeButtons = ({ slug }: { readonly slug: string }) => (
  <MarkButton
    slug={slug}
    kind="saved"
    label="Save this home"
    className={buttonClass('secondary', 'small', 'heart')}
  >
    Save
  </MarkButton>
);
