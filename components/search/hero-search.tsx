import { Button } from '@/components/ui/button';
import { SearchIcon } from '@/components/ui/icons';
import { searchExamples } from '@/lib/domain/search/query/search-examples';
import { routes } from '@/lib/routes';
import { heroSearch as copy } from '@/messages/search/hero-search';
import { SearchField } from './search-field';

/** The main action of the home page. A plain GET form. */
export function HeroSearch() {
  return (
    <form action={routes.search} className="max-w-2xl">
      <label htmlFor="hero-search" className="mb-2 block text-sm font-medium">
        {copy.whereLooking}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative min-w-0 sm:flex-1">
          <SearchField
            id="hero-search"
            placeholder={copy.townZip({ hero: searchExamples.hero })}
            className="h-14 w-full rounded border border-primary bg-surface px-5 text-lg placeholder:text-text-muted"
          />
        </div>
        <Button type="submit" variant="primary" size="large">
          <SearchIcon className="size-6" />
          {copy.searchHomes}
        </Button>
      </div>
    </form>
  );
}
