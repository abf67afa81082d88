import { Button } from '@/components/ui/button';
import { SearchIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';

/** The home page's one main action. A plain GET form. */
export function HeroSearch() {
  return (
    <form action={routes.properties} className="max-w-2xl">
      <label htmlFor="hero-search" className="mb-2 block text-sm font-medium">
        Where are you looking?
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          id="hero-search"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Town, county, ZIP or street"
          className="h-14 w-full min-w-0 shrink-0 rounded sm:w-auto sm:shrink sm:flex-1 border border-primary bg-surface px-5 text-lg placeholder:text-text-muted"
        />
        <Button type="submit" variant="primary" size="large">
          <SearchIcon className="size-6" />
          Search homes
        </Button>
      </div>
    </form>
  );
}
