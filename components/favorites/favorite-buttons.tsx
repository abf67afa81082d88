import { buttonClass } from '@/components/ui/button';
import { UseButton } from './use-button';

/** Personal actions on a home: save, hide, compare. */
export const FavoriteButtons = ({ slug }: { readonly slug: string }) => (
  <>
    <UseButton slug={slug} use="saved" label="Save this home" className={small('heart')}>
      Save
    </UseButton>
    <UseButton slug={slug} use="compared" label="Compare this home" className={small('tick')}>
      Compare
    </UseButton>
  </>
);

const small = (mark: string): string => buttonClass('secondary', 'small', mark);
