import { Suspense } from 'react';
import { Packages } from './packages';

/** The bare page plus the packages that the site shell must use. The difference is their weight. */
export default function Page() {
  return (
    <Suspense>
      <Packages />
    </Suspense>
  );
}
