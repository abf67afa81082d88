import { SearchField } from '@/components/search/search-field';
import { classNames } from '@/components/ui/class-names';
import { SearchIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import { headerSearch as copy } from '@/messages/site/header-search';

/** A plain GET form, so the search works without JavaScript. `id` makes two forms on a page distinct. */
export function HeaderSearch({ id, className }: { readonly id: string; readonly className?: string }) {
  return (
    <form action={routes.search} className={classNames('header-search', className)}>
      <label htmlFor={id} className="sr-only">
        {copy.searchTownCounty}
      </label>
      <div className="relative">
        <SearchField id={id} placeholder={copy.townZipStreet} className="header-search-field" />
        <button type="submit" className="header-search-button">
          <SearchIcon />
          <span className="sr-only">{copy.search}</span>
        </button>
      </div>
    </form>
  );
}
