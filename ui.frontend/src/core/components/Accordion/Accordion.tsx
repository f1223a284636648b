import type { MouseEvent, ReactNode } from 'react';
import { DropTarget } from '../../kit/DropZone';
import { NextHeadingLevel, Heading } from '../../kit/heading';
import { Icon } from '../../kit/icons/Icon';
import { panelId, panelTitle, usePanelEditing } from '../../kit/panels';
import { Child, useRendering } from '../../kit/rendering';
import { StructuredData } from '../../kit/html/StructuredData';
import type { AccordionModel } from './Accordion.model';
import { faqData } from './faq-data';

/**
 * Collapsible items. `<details>` needs no script for keyboard support, one open item at a time (`name`), find-in-page,
 * and links into a closed item.
 */
export function Accordion({
  id,
  singleExpansion,
  expandedItems,
  headingElement,
  children,
}: AccordionModel): ReactNode {
  const { mode } = useRendering();
  const { shown, onToggle } = usePanelEditing();
  // In a group with that name the browser keeps only one item open, whatever the author chose.
  const first = expandedItems.slice(0, singleExpansion ? 1 : undefined);
  const faq = faqData(children);
  return (
    <div className="cmp-accordion" id={id}>
      {children.map((child, index) => (
        <details
          key={child.name}
          className="cmp-accordion__item"
          name={singleExpansion ? id : undefined}
          open={shown === undefined ? first.includes(child.name) : shown === index}
        >
          <summary
            className="cmp-accordion__button"
            onClick={mode === 'edit' ? keepFolded(onToggle, child.name) : undefined}
          >
            <Heading level={headingElement} className="cmp-accordion__header">
              {panelTitle(child)}
            </Heading>
            <span className="cmp-accordion__icon">
              <Icon name="minus" />
              <Icon name="plus" className="cmp-accordion__plus" />
            </span>
          </summary>
          {/* The id is on the collapsed content, not the item: browsers open a closed item only around their target. */}
          <div className="cmp-accordion__panel" id={panelId(id, child.name)}>
            <NextHeadingLevel>
              <Child of={child} />
            </NextHeadingLevel>
          </div>
        </details>
      ))}
      <DropTarget />
      {faq && <StructuredData data={faq} />}
    </div>
  );
}

/** In the editor a click on the toggle calls back and does not collapse the item. */
const keepFolded = (onToggle: ((name: string) => void) | undefined, name: string) => (event: MouseEvent) => {
  event.preventDefault();
  onToggle?.(name);
};
