import { buttonClass } from '@/components/ui/button';
import { favoriteButtons as copy } from '@/messages/favorites/favorite-buttons';
import { UseButton } from './use-button';

/** Personal actions on a home: save, hide, compare. */
export const FavoriteButtons = ({ slug }: { readonly slug: string }) => (
  <>
    <UseButton slug={slug} use="saved" label={copy.saveHome} className={small('heart')}>
      {copy.save}
    </UseButton>
    <UseButton slug={slug} use="compared" label={copy.compareHome} className={small('tick')}>
      {copy.compare}
    </UseButton>
  </>
);

const small = (mark: string): string => buttonClass('secondary', 'small', mark);
