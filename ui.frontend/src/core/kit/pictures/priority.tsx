import { createContext, useContext, type ReactNode } from 'react';

/** Whether what is drawn here is likely the first thing a visitor sees. */
const Priority = createContext(false);

/** Marks what stands in it as the page's first picture, or (`value={false}`) as surely not. */
export function PriorityProvider({ value, children }: { value: boolean; children: ReactNode }): ReactNode {
  return <Priority.Provider value={value}>{children}</Priority.Provider>;
}

/** True where a picture must be fetched at once (`loading="eager" fetchpriority="high"`); false by default. */
export const usePriority = (): boolean => useContext(Priority);
