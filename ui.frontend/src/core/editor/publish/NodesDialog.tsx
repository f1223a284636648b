import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  Divider,
  Flex,
  Heading,
  ProgressCircle,
  StatusLight,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { SlingClient } from '../sling/SlingClient';
import { nodeText, type PublishNode } from './publish-node';
import { useNodes } from './use-nodes';
import { t } from '../../../../../shared/authoring/language/t';

const lights = { current: 'positive', sending: 'info', failing: 'negative', differs: 'notice' } as const;

/** Shows which publish nodes lag behind, and why. */
export function NodesDialog({ sling }: { sling: SlingClient }): ReactNode {
  const { nodes, command } = useNodes(sling);
  return (
    <Dialog size="M" isDismissable>
      <Heading>{t('Publish nodes')}</Heading>
      <Divider />
      <Content>
        {nodes ? (
          <Flex direction="column" gap="size-200">
            {nodes.map((node) => (
              <NodeRow key={node.name} node={node} onCommand={(cmd) => void command(cmd, node.name)} />
            ))}
          </Flex>
        ) : (
          <ProgressCircle aria-label={t('Loading')} isIndeterminate />
        )}
      </Content>
    </Dialog>
  );
}

interface NodeRowProps {
  node: PublishNode;
  onCommand(command: 'Retry' | 'Clear'): void;
}

function NodeRow({ node, onCommand }: NodeRowProps): ReactNode {
  const [isClearing, setClearing] = useState(false);
  const clear = () => {
    setClearing(false);
    onCommand('Clear');
  };
  return (
    <div role="group" aria-label={node.name}>
      <StatusLight variant={lights[node.condition]}>{node.name}</StatusLight>
      <Flex direction="column" alignItems="start" marginStart="size-400">
        <Text>
          {isClearing ? t('Drop what is waiting? Visitors of this node will not get it.') : nodeText(node)}
        </Text>
        {node.length > 0 && (
          <ButtonGroup marginTop="size-100">
            {isClearing ? (
              <>
                <Button variant="negative" onPress={clear}>
                  {t('Drop')}
                </Button>
                <Button variant="secondary" onPress={() => setClearing(false)}>
                  {t('Keep')}
                </Button>
              </>
            ) : (
              <>
                <Button variant="secondary" onPress={() => onCommand('Retry')}>
                  {t('Try now')}
                </Button>
                <Button variant="secondary" onPress={() => setClearing(true)}>
                  {t('Drop…')}
                </Button>
              </>
            )}
          </ButtonGroup>
        )}
      </Flex>
    </div>
  );
}
