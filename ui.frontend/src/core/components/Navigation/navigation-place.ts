import { createContext, useContext } from 'react';

/** Whether a navigation is in the page's content (nested lists) or in the header (a menu with panels). */
export type NavigationPlace = 'content' | 'header';

const Place = createContext<NavigationPlace>('content');

export const NavigationPlaceProvider = Place.Provider;
export const useNavigationPlace = (): NavigationPlace => useContext(Place);
