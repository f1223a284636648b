interface Handlers {
  /** Told of the whole root: finding what is new in it is the caller's. */
  added(root: ParentNode): void;
  removed(node: Node): void;
}

/**
 * Calls `added` now and whenever something is added below `root`: in preview the SDK redraws parts of the page.
 * @returns stops watching
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
