import type { ReactNode } from 'react';
import { DropTarget } from '../../kit/DropZone';
import { NextHeadingLevel, Heading } from '../../kit/heading';
import { panelId, panelTitle, usePanelEditing } from '../../kit/panels';
import { Child } from '../../kit/rendering';
import type { TabsModel } from './Tabs.model';

/**
 * Panels, one of which is visible. Every panel is in the page: it is found by find-in-page, printed, and shown with its
 * heading without scripts.
 */
export function Tabs({ id, activeItem, accessibilityLabel, children }: TabsModel): ReactNode {
  const { shown } = usePanelEditing();
  const authored = children.findIndex(({ name }) => name === activeItem);
  const active = shown ?? Math.max(authored, 0);
  return (
    <div className="cmp-tabs" id={id} data-island="tabs" data-island-when="visible">
      <div className="cmp-tabs__tablist" role="tablist" aria-label={accessibilityLabel} data-needs-script>
        {children.map((child, index) => (
          <button
            key={child.name}
            type="button"
            role="tab"
            id={`${panelId(id, child.name)}-tab`}
            className={withActive('cmp-tabs__tab', index === active)}
            aria-controls={`${panelId(id, child.name)}-tabpanel`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
          >
            {panelTitle(child)}
          </button>
        ))}
      </div>
      {children.map((child, index) => (
        <div
          key={child.name}
          role="tabpanel"
          id={`${panelId(id, child.name)}-tabpanel`}
          className={withActive('cmp-tabs__tabpanel', index === active)}
          aria-labelledby={`${panelId(id, child.name)}-tab`}
          tabIndex={0}
        >
          <Heading className="cmp-tabs__heading">{panelTitle(child)}</Heading>
          <NextHeadingLevel>
            <Child of={child} />
          </NextHeadingLevel>
        </div>
      ))}
      <DropTarget />
    </div>
  );
}

const withActive = (className: string, active: boolean) =>
  active ? `${className} ${className}--active` : className;
