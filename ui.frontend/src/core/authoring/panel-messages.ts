export const panelContainers = ['tabs', 'accordion', 'carousel'] as const;
export type PanelContainerKind = (typeof panelContainers)[number];

interface PanelMessage {
  data?: { type?: string; id?: string; operation?: string; index?: number };
}

/** AEM's channel between the editor's frame and the page's; exists only inside AEM's editor. */
interface MessageChannel {
  subscribeRequestMessage(name: string, listener: (message: PanelMessage) => void): void;
  unsubscribeRequestMessage?(name: string, listener: (message: PanelMessage) => void): void;
}

declare global {
  interface Window {
    Granite?: { author?: { MessageChannel?: new (name: string, target: Window) => MessageChannel } };
  }
}

const messageName = 'cmp.panelcontainer';

/**
 * Calls back with the panel that the author chose in the editor's "Select panel" list (Core Components' protocol).
 * @returns unsubscribes
 */
export function onPanelPicked(
  kind: PanelContainerKind,
  path: string,
  picked: (index: number) => void,
): () => void {
  const Channel = window.Granite?.author?.MessageChannel;
  if (!Channel) return () => {};
  const channel = new Channel('cqauthor', window);
  const listener = ({ data }: PanelMessage) => {
    const isOurs = data?.type === `cmp-${kind}` && data.id === path && data.operation === 'navigate';
    if (isOurs && data.index !== undefined) picked(data.index);
  };
  channel.subscribeRequestMessage(messageName, listener);
  return () => channel.unsubscribeRequestMessage?.(messageName, listener);
}
