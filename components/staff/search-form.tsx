import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import { searchForm as copy } from '@/messages/staff/search-form';

interface SearchFormProps {
  /** Path of the results page. */
  readonly page: string;
  readonly label: string;
  readonly typed: string;
  /** Extra fields. */
  readonly children?: ReactNode;
}

/** A GET search form: it works without JavaScript and its URL can be shared. */
export const SearchForm = ({ page, label, typed, children }: SearchFormProps) => (
  <search>
    <form action={page} className="mt-6 flex max-w-5xl flex-wrap items-end gap-4">
      <div className="min-w-64 flex-1">
        <InputField id="q" name="q" label={label} type="search" defaultValue={typed} maxLength={200} />
      </div>
      {children}
      <Button type="submit">{copy.search}</Button>
    </form>
  </search>
);
