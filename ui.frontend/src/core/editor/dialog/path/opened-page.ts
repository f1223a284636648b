import { createContext, useContext } from 'react';

/** The page that is open in the editor: what is chosen for it is most often near it. */
const OpenedPage = createContext<string | undefined>(undefined);
export const OpenedPageProvider = OpenedPage.Provider;
export const useOpenedPage = (): string | undefined => useContext(OpenedPage);
