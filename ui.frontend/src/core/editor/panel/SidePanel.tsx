import { Item, TabList, TabPanels, Tabs } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { usePart } from '../screen/use-part';
import { AssetsPanel } from './AssetsPanel';
import { ComponentsPanel } from './ComponentsPanel';
import { ContentTree } from './tree/ContentTree';
import type { Drag } from './create-drag';
import type { FindAssets } from './use-assets';

/** What authors can add to the page, and what is on it. */
export function SidePanel({ drag, findAssets }: { drag: Drag; findAssets: FindAssets }): ReactNode {
  const part = usePart<HTMLElement>('complementary', 'Side panel');
  return (
    <aside className="ed-panel" {...part.props}>
      <Tabs aria-label="Side panel" height="100%" density="compact">
        <TabList marginX="size-150">
          <Item key="components">Components</Item>
          <Item key="assets">Assets</Item>
          <Item key="tree">Content tree</Item>
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
        </TabPanels>
      </Tabs>
    </aside>
  );
}
