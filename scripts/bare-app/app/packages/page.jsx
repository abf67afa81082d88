import { Suspense } from 'react';
import { Packages } from './packages';

/** The floor with the packages that the shell has to use: what they weigh is the difference. */
export default function Page() {
  return (
    <Suspense>
      <Packages />
    </Suspense>
  );
}
