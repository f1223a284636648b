import { Item, TabList, TabPanels, Tabs } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { usePart } from '../screen/use-part';
import { AssetsPanel } from './AssetsPanel';
import { ComponentsPanel } from './ComponentsPanel';
import { ContentTree } from './tree/ContentTree';
import type { Drag } from './create-drag';
import type { FindAssets } from './use-assets';

interface SidePanelProps {
  drag: Drag;
  findAssets: FindAssets;
  /** The versions of the page. */
  timeline: ReactNode;
}

/** What authors can add to the page, what is on it, and what was. */
export function SidePanel({ drag, findAssets, timeline }: SidePanelProps): ReactNode {
  const part = usePart<HTMLElement>('complementary', 'Side panel');
  return (
    <aside className="ed-panel" {...part.props}>
      <Tabs aria-label="Side panel" height="100%" density="compact">
        <TabList marginX="size-150">
          <Item key="components">Components</Item>
          <Item key="assets">Assets</Item>
          <Item key="tree">Content tree</Item>
          <Item key="timeline">Timeline</Item>
        </TabList>
        <TabPanels UNSAFE_className="ed-panel__body">
          <Item key="components">
            <ComponentsPanel drag={drag} />
          </Item>
          <Item key="assets">
            <AssetsPanel drag={drag} find={findAssets} />
          </Item>
          <Item key="tree">
            <ContentTree />
          </Item>
          <Item key="timeline">{timeline}</Item>
        </TabPanels>
      </Tabs>
    </aside>
  );
}
