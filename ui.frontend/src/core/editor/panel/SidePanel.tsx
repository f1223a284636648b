import { Item, TabList, TabPanels, Tabs } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { usePart } from '../screen/use-part';
import { AssetsPanel } from './AssetsPanel';
import { ComponentsPanel } from './ComponentsPanel';
import { ContentTree } from './tree/ContentTree';
import type { Drag } from './create-drag';
import type { FindAssets } from './use-assets';
import { t } from '../../../../../shared/authoring/language/t';

interface SidePanelProps {
  drag: Drag;
  findAssets: FindAssets;
  /** The versions of the page; nothing if it has none. */
  timeline: ReactNode;
}

/** What authors can add to the page, what is on it, and what was. */
export function SidePanel({ drag, findAssets, timeline }: SidePanelProps): ReactNode {
  const tabs = [
    { key: 'components', title: t('Components'), content: <ComponentsPanel drag={drag} /> },
    { key: 'assets', title: t('Assets'), content: <AssetsPanel drag={drag} find={findAssets} /> },
    { key: 'tree', title: t('Content tree'), content: <ContentTree /> },
    ...(timeline ? [{ key: 'timeline', title: t('Timeline'), content: timeline }] : []),
  ];
  const part = usePart<HTMLElement>('complementary', t('Side panel'));
  return (
    <aside className="ed-panel" {...part.props}>
      <Tabs aria-label={t('Side panel')} height="100%" density="compact">
        <TabList marginX="size-150">
          {tabs.map(({ key, title }) => (
            <Item key={key}>{title}</Item>
          ))}
        </TabList>
        <TabPanels UNSAFE_className="ed-panel__body">
          {tabs.map(({ key, content }) => (
            <Item key={key}>{content}</Item>
          ))}
        </TabPanels>
      </Tabs>
    </aside>
  );
}
