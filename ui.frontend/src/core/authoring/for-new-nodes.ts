interface Handlers {
  /** Called with the whole root; the callback finds what is new in it. */
  added(root: ParentNode): void;
  removed(node: Node): void;
}

/**
 * Calls `added` now and whenever nodes are added below `root`: in preview the SDK redraws parts of the page.
 * @returns stops observing
 */
export function forNewNodes(root: HTMLElement, { added, removed }: Handlers): () => void {
  added(root);
  const observer = new MutationObserver((changes) => {
    changes.forEach(({ removedNodes }) => removedNodes.forEach((node) => removed(node)));
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) added(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
