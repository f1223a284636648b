import type { ReactNode } from 'react';
import type { ChildModel } from '../../kit/models/container';
import { DropZone } from '../../kit/DropZone';
import { drawnBy } from '../../kit/migrated/drawn-by';
import { PriorityProvider, usePriority } from '../../kit/pictures/priority';
import { Child } from '../../kit/rendering';
import { StyleElement } from '../../kit/StyleElement';
import type { ContainerModel } from './Container.model';

/**
 * Contains other components in AEM's grid. Backgrounds, columns and widths are style classes on the element around it.
 */
export function Container({
  id,
  roleAttribute,
  accessibilityLabel,
  appliedHtmlElement,
  gridClassNames,
  children,
}: ContainerModel): ReactNode {
  const isMain = roleAttribute === 'main';
  const hasPriority = usePriority() || isMain;
  const first = hasPriority ? children.find(mayShowPicture) : undefined;
  return (
    <StyleElement
      named={isMain ? undefined : (appliedHtmlElement ?? elementOfRole[roleAttribute ?? ''])}
      otherwise={isMain ? 'main' : accessibilityLabel ? 'section' : 'div'}
      className="cmp-container"
      id={isMain ? 'main' : id}
      aria-label={accessibilityLabel}
      tabIndex={isMain ? -1 : undefined}
    >
      <DropZone className={gridClassNames}>
        {children.map((child) => (
          <PriorityProvider key={child.name} value={child === first}>
            <Child of={child} />
          </PriorityProvider>
        ))}
      </DropZone>
    </StyleElement>
  );
}

/** Elements that have the role by themselves (HTML AAM, "HTML element role mappings"). */
const elementOfRole: Readonly<Record<string, string>> = {
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  navigation: 'nav',
  article: 'article',
};

const wordsOnly = /\/(?:title|text|button|separator|breadcrumb|list|table)$/;
const mayShowPicture = ({ model }: ChildModel): boolean =>
  model !== undefined && !wordsOnly.test(drawnBy(model[':type']));
