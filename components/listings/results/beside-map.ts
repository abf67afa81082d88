import { createContext } from 'react';

/** True if the results have the map beside them where there is room, so that their cards are narrower. */
export const BesideMap = createContext(false);
