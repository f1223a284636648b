import { Breadcrumbs, Item } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { chainOf } from '../content-tree';
import { useReadable } from '../create-store';
import { useItemLabels } from '../geometry/use-item-labels';
import { useWorkbench } from '../Workbench';
import { t } from '../../../../../../shared/authoring/language/t';

/** The containers around the selection, outermost first; a press selects one. */
export function ParentChain(): ReactNode {
  const { selection, tree: treeStore, actions } = useWorkbench();
  const tree = useReadable(treeStore);
  const { paths } = useReadable(selection);
  const labels = useItemLabels();
  const path = paths.at(-1);
  const chain = path === undefined ? [] : chainOf(tree, path);
  if (chain.length === 0)
    return <p className="ed-chain__none">{t('Select a component on the page, or Tab into it.')}</p>;
  return (
    <Breadcrumbs
      aria-label={t('Containers around the selection')}
      size="S"
      showRoot
      onAction={(key) => actions.focus([String(key)])}
    >
      {chain.map((item) => {
        const { title, summary } = labels(item.path);
        return (
          <Item key={item.path} textValue={title}>
            {summary ? `${title}: ${summary}` : title}
          </Item>
        );
      })}
    </Breadcrumbs>
  );
}
