import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';

/** The heading level of components without an authored level; nesting increases it. */
const HeadingLevel = createContext(2);

/** The elements of headings. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Authored level; if undefined, the level of the heading's place. */
  level?: HeadingTag | undefined;
}

/** The element of a heading at the level of its place. */
export const useHeadingTag = (): HeadingTag => tagAt(useContext(HeadingLevel));

const tagAt = (level: number) => `h${Math.min(level, 6)}` as HeadingTag;

/** A heading at the authored level, else at the level of its place. */
export function Heading({ level, ...rest }: HeadingProps): ReactNode {
  const place = useHeadingTag();
  return createElement(level ?? place, rest);
}

/** Children are one level below this component's heading. */
export function NextHeadingLevel({ children }: { children: ReactNode }): ReactNode {
  return <HeadingLevel.Provider value={useContext(HeadingLevel) + 1}>{children}</HeadingLevel.Provider>;
}
