import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Heading,
  Link,
  Text,
} from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import type { Definitions } from '../session/conflict/conflict-text';
import { useContentChanges } from '../session/use-session';
import { useWorkbench } from '../selection/Workbench';
import { ChangeList } from '../versions/ChangeList';
import { restoreCommand } from '../versions/restore-commands';
import { changesFrom } from './changes-from';
import type { Inheriting } from './use-inheriting';
import { t } from '../../../../../shared/authoring/language/t';

interface SourceDialogProps {
  path: string;
  inheriting: Inheriting;
  definitions: Definitions;
}

/** What differs between a component and its source, field by field, with ways to take the source's values. */
export function SourceDialog({ path, inheriting, definitions }: SourceDialogProps): ReactNode {
  const { session, titleOf } = useWorkbench();
  useContentChanges(session);
  const isNarrow = useIsNarrow();
  const { compared: source, endCompare, standing, follow } = inheriting;
  const node = session.content(path);
  const title = titleOf(String(node?.['sling:resourceType'] ?? ''));
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={endCompare}>
      {source && node && (
        <Dialog size="L">
          <Heading>{t('{title}: differences to the source', { title })}</Heading>
          <Divider />
          <Content>
            <p className="ed-source">
              <Text>{t('The source is on')} </Text>
              <Link href={`/editor.html${source.page.path}.html`} target="_blank">
                {source.page.title}
              </Link>
              <Text>{t('. Restoring a field takes the source’s value; it stays this page’s own.')}</Text>
            </p>
            <ChangeList
              changes={changesFrom(source.node, node)}
              definitions={definitions}
              names={[t('Source'), t('Here')]}
              onRestore={(change, fields) =>
                void session.execute(
                  restoreCommand(path, source.node, change, fields),
                  t('Reset {title}', { title: titleOf(change.resourceType) }),
                )
              }
            />
          </Content>
          <ButtonGroup>
            <Button variant="secondary" onPress={endCompare}>
              {t('Close')}
            </Button>
            {standing === 'left' && (
              <Button
                variant="accent"
                onPress={() => {
                  endCompare();
                  follow();
                }}
              >
                {t('Re-enable inheritance')}
              </Button>
            )}
          </ButtonGroup>
        </Dialog>
      )}
    </DialogContainer>
  );
}
