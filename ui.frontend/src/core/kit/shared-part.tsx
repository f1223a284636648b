import { createContext, useContext, type ReactNode } from 'react';
import { useHeadingTag } from './heading';
import { usePriority } from './pictures/priority';

/** Takes a part from the server's cache, or puts it there. @param place all that its HTML depends on besides `of` */
export type Share = (of: object, place: string, part: ReactNode) => ReactNode;

const Sharing = createContext<Share | undefined>(undefined);

/** Only the server's renderer provides it. */
export const SharingProvider = Sharing.Provider;

interface SharedPartProps {
  /** What the part shows. The HTML is kept for as long as this object comes again; it must not change. */
  of: object;
  /** Whatever else its HTML depends on, apart from the page's language, units and what features add to the page. */
  place: string;
  /** Without `useId`, and without components of the page. */
  children: ReactNode;
}

/** One of many parts that different pages show alike, such as a search result: the server draws it once. */
export function SharedPart({ of, place, children }: SharedPartProps): ReactNode {
  const share = useContext(Sharing);
  const heading = useHeadingTag();
  const priority = usePriority();
  return share ? share(of, [place, heading, priority].join(' '), children) : children;
}
