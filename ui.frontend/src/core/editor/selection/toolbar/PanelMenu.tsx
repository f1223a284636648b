import { ActionButton, Content, Dialog, DialogTrigger, Flex, Heading, Text } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import Layers from '@spectrum-icons/workflow/Layers';
import type { ReactNode } from 'react';
import type { TreeItem } from '../content-tree';
import { useReadable } from '../create-store';
import { PanelRow } from './PanelRow';
import { panelWord, type PanelContainerKind } from './panels';
import { useWorkbench } from '../Workbench';
import { t } from '../../../../../../shared/authoring/language/t';

interface PanelMenuProps {
  item: TreeItem;
  kind: PanelContainerKind;
  /** Whether only the icon fits. */
  isShort: boolean;
}

/** The panels of tabs, an accordion or a carousel: selects, reorders and renames them. */
export function PanelMenu({ item, kind, isShort }: PanelMenuProps): ReactNode {
  const { tree, shell, locks } = useWorkbench();
  const panels = useReadable(tree).get(item.path)?.children ?? [];
  const word = panelWord[kind].toLowerCase();
  return (
    <DialogTrigger type="popover" placement="bottom end">
      <ActionButton
        isQuiet
        aria-label={isShort ? t('Panels ({panels})', { panels: panels.length }) : undefined}
      >
        <Layers />
        {!isShort && <Text>{t('Panels ({panels})', { panels: panels.length })}</Text>}
      </ActionButton>
      {(close) => (
        <Dialog size="M">
          <Heading>{t('Panels')}</Heading>
          <Content>
            <Flex direction="column" gap="size-100">
              {panels.length === 0 && (
                <Text>{t('There is no {word} yet. Add the first one.', { word })}</Text>
              )}
              <ol className="ed-panels">
                {panels.map((path, index) => (
                  <PanelRow key={path} path={path} index={index} count={panels.length} onPicked={close} />
                ))}
              </ol>
              <ActionButton
                alignSelf="start"
                isDisabled={locks.ofInside(item.path) !== undefined}
                onPress={() => {
                  close();
                  shell.pickComponent({ parent: item.path, position: 'last' });
                }}
              >
                <Add />
                <Text>{t('Add {word}', { word })}</Text>
              </ActionButton>
            </Flex>
          </Content>
        </Dialog>
      )}
    </DialogTrigger>
  );
}
