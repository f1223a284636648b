import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';

/** Elements that a policy can name for a component (`cq:styleElements` in AEM) and that are drawn. */
const ELEMENTS = ['header', 'footer', 'aside', 'nav', 'section', 'article'] as const;

type Element = (typeof ELEMENTS)[number];

/** HTML forbids `header` and `footer` in each other, and assistive technologies expect none of these in another. */
const ALONE: ReadonlySet<string> = new Set<Element>(['header', 'footer', 'aside']);

const Outer = createContext<string | undefined>(undefined);

/** Which of the elements that stand alone is around this place; undefined if none is. */
export const useOuterElement = (): string | undefined => useContext(Outer);

interface StyleElementProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * What the component's style names. `main` is not drawn for it: a page has one, which `main-container.ts` finds.
   */
  named: string | undefined;
  /** The element if the style names none, or one that cannot stand here. */
  otherwise?: 'main' | 'section' | 'div';
}

/** A component's outermost element: the one that its policy or a picked style names. */
export function StyleElement({ named, otherwise = 'div', children, ...rest }: StyleElementProps): ReactNode {
  const isInside = useOuterElement() !== undefined;
  const known = ELEMENTS.find((each) => each === named);
  const isAlone = known !== undefined && ALONE.has(known);
  return createElement(
    known === undefined || (isAlone && isInside) ? otherwise : known,
    rest,
    isAlone ? <Outer value={known}>{children}</Outer> : children,
  );
}
