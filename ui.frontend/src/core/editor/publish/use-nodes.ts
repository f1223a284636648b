import { useCallback, useEffect, useState } from 'react';
import type { SlingClient } from '../sling/SlingClient';
import { NODES_ADDRESS, type PublishNode } from './publish-node';

/** Milliseconds between two requests. */
const EVERY = 2000;

/** The publish nodes, kept up to date; undefined until they are known. */
export function useNodes(sling: SlingClient) {
  const [nodes, setNodes] = useState<readonly PublishNode[]>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const now = await sling
        .json<{ readonly nodes: readonly PublishNode[] }>(NODES_ADDRESS)
        .catch(() => undefined);
      if (isOver) return;
      if (now) setNodes(now.nodes);
      timer = setTimeout(ask, EVERY);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sling, asked]);

  const command = useCallback(
    async (cmd: 'Retry' | 'Clear', node: string) => {
      await sling.post(NODES_ADDRESS, [
        ['cmd', cmd],
        ['node', node],
      ]);
      setAsked((count) => count + 1);
    },
    [sling],
  );
  return { nodes, command };
}
