import { buttonClass } from '@/components/ui/button';
import * as copy from '@/messages/favorites';
import { UseButton } from './use-button';

/** Personal actions on a home: save, hide, compare. */
export const FavoriteButtons = ({ slug }: { readonly slug: string }) => (
  <>
    <UseButton slug={slug} use="saved" label={copy.favoriteButtons.saveHome} className={small('heart')}>
      {copy.favoriteButtons.save}
    </UseButton>
    <UseButton slug={slug} use="compared" label={copy.favoriteButtons.compareHome} className={small('tick')}>
      {copy.favoriteButtons.compare}
    </UseButton>
  </>
);

const small = (mark: string): string => buttonClass('secondary', 'small', mark);
