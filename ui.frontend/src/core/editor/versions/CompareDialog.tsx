import { when } from '../../../../../shared/dates/when';
import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  Divider,
  Flex,
  Heading,
  Item,
  Picker,
  ProgressCircle,
  TabList,
  TabPanels,
  Tabs,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { Definitions } from '../session/conflict/conflict-text';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';
import type { SlingClient } from '../sling/SlingClient';
import { ChangeList } from './ChangeList';
import { DrawnPages } from './DrawnPages';
import type { ComponentChange, FieldChange } from './page-changes';
import { restoreCommand } from './restore-commands';
import { useComparison } from './use-comparison';
import { nameOfVersion, NOW, type Version } from './version';
import { t } from '../../../../../shared/authoring/language/t';

interface CompareDialogProps {
  session: EditorSession;
  sling: SlingClient;
  versions: readonly Version[];
  definitions: Definitions;
  /** The version to begin with; it is compared with now. */
  first: Version;
  /** Whether the page is the author's to change. */
  canRestore: boolean;
  onRestorePage(version: Version): void;
  onClose(): void;
}

/** Compares any two versions of the page, or one with now, as pages and field by field; restores what differs. */
export function CompareDialog(props: CompareDialogProps): ReactNode {
  const { session, sling, versions, definitions, first, canRestore, onRestorePage, onClose } = props;
  const path = session.pagePath;
  const revision = useSessionState(session, (state) => state.revision);
  const [[before, after], setPair] = useState<readonly [string, string]>([first.id, NOW]);
  const { comparison, problem } = useComparison(sling, path, before, after, revision);
  const byId = new Map(versions.map((version) => [version.id, version]));
  const nameOf = (id: string) => {
    const version = byId.get(id);
    return version ? `${nameOfVersion(version)}, ${when(version.createdAt)}` : t('Now');
  };
  const names = [nameOf(before), nameOf(after)] as const;
  const old = byId.get(before);
  const isRestorable = canRestore && after === NOW && old !== undefined;

  const restore = (change: ComponentChange, fields?: readonly FieldChange[]) => {
    if (!comparison || !old) return;
    const command = restoreCommand(`${path}/jcr:content`, comparison.before.content, change, fields);
    void session.execute(command, t('Restore from {nameOfVersion}', { nameOfVersion: nameOfVersion(old) }));
  };
  return (
    <Dialog>
      <Heading>{t('Compare versions')}</Heading>
      <Divider />
      <Content UNSAFE_className="ed-compare">
        <Flex gap="size-200" wrap>
          <Picker
            label={t('Earlier')}
            width="size-4600"
            items={versions}
            selectedKey={before}
            onSelectionChange={(key) => setPair([String(key), after])}
          >
            {(version) => <Item key={version.id}>{nameOf(version.id)}</Item>}
          </Picker>
          <Picker
            label={t('Later')}
            width="size-4600"
            items={[{ id: NOW }, ...versions]}
            selectedKey={after}
            onSelectionChange={(key) => setPair([before, String(key)])}
          >
            {({ id }) => <Item key={id}>{nameOf(id)}</Item>}
          </Picker>
        </Flex>
        {problem !== undefined && (
          <Text UNSAFE_className="editor-problem">
            <span role="alert">{problem}</span>
          </Text>
        )}
        {!comparison && problem === undefined && (
          <ProgressCircle aria-label={t('Comparing')} isIndeterminate />
        )}
        {comparison && (
          <Tabs aria-label={t('How to compare')} UNSAFE_className="ed-compare__tabs">
            <TabList>
              <Item key="fields">
                {t('Field by field ({changes})', { changes: comparison.changes.length })}
              </Item>
              <Item key="pages">{t('Side by side')}</Item>
            </TabList>
            <TabPanels UNSAFE_className="ed-compare__panel">
              <Item key="fields">
                <ChangeList
                  changes={comparison.changes}
                  definitions={definitions}
                  names={names}
                  onRestore={isRestorable ? restore : undefined}
                />
              </Item>
              <Item key="pages">
                <DrawnPages path={path} comparison={comparison} names={names} />
              </Item>
            </TabPanels>
          </Tabs>
        )}
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Close')}
        </Button>
        <Button variant="accent" isDisabled={!isRestorable} onPress={() => old && onRestorePage(old)}>
          {t('Restore the whole page')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
