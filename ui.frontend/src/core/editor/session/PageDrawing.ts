import type { EditorPage, PageUpdate } from '../page/EditorPage';
import { isNode } from '../sling/content-node';
import { SlingError } from '../sling/SlingError';
import { changedParts, isPanelContainer, outermost, type Part } from './page-diff';
import type { Model, PageModels } from './page-models';
import { isWithin, nameOf, nodeAt, parentOf, propertyOf, type Tree } from './tree';

/** Keeps the page in the frame in sync with the content. */
export class PageDrawing {
  private readonly held = new Map<symbol, string>();
  private readonly postponed = new Set<string>();

  /** @param drawn the content that the page already shows, template included */
  constructor(
    private drawn: Tree,
    private readonly models: PageModels,
    private readonly page: Pick<EditorPage, 'update'>,
  ) {}

  /** Redraws what has changed. @returns its paths */
  async show(tree: Tree): Promise<readonly string[]> {
    const parts = outermost(changedParts(tree.root, this.drawn.node, tree.node));
    const now = parts.filter(({ path }) => !this.isHeld(path));
    parts.filter(({ path }) => this.isHeld(path)).forEach(({ path }) => this.postponed.add(path));
    const updates = await Promise.all(now.map((part) => this.updatesFor(part, tree)));
    this.drawn = tree;
    for (const update of updates.flat()) await this.page.update(update);
    return parts.map(({ path }) => path);
  }

  /**
   * Like `show`, but reports failures instead of throwing; if the server is unreachable, a later call draws the change.
   */
  async tryShow(tree: Tree, onFailure: (error: unknown) => void): Promise<readonly string[]> {
    try {
      return await this.show(tree);
    } catch (error) {
      if (!(error instanceof SlingError && error.isAway)) onFailure(error);
      return [];
    }
  }

  /** Redraws everything. */
  async showAll(tree: Tree): Promise<void> {
    // Components keep models of their own: replacing what is around them does not draw them again.
    await this.show(tree);
    for (const update of await this.updatesFor({ kind: 'replace', path: tree.root }, tree))
      await this.page.update(update);
    this.drawn = tree;
  }

  /** @returns releases the component and draws its postponed changes */
  hold(path: string): () => Promise<void> {
    const key = Symbol(path);
    this.held.set(key, path);
    return async () => {
      if (!this.held.delete(key)) return;
      const free = [...this.postponed].filter((waiting) => !this.isHeld(waiting));
      free.forEach((waiting) => this.postponed.delete(waiting));
      const there = free.filter((waiting) => nodeAt(this.drawn, waiting));
      const updates = await Promise.all(
        there.map((waiting) => this.updatesFor({ kind: 'replace', path: waiting }, this.drawn)),
      );
      for (const update of updates.flat()) await this.page.update(update);
    };
  }

  private isHeld(path: string): boolean {
    return [...this.held.values()].some((held) => isWithin(held, path) || isWithin(path, held));
  }

  private async updatesFor(part: Part, tree: Tree): Promise<PageUpdate[]> {
    const { kind, path } = part;
    if (kind === 'delete') return [{ cmd: 'delete', path }];
    const model = await this.models.read(path);
    if (path === tree.root) return wholePage(path, model);
    const data = { key: nameOf(path), value: inParent(model, path, tree) };
    if (kind === 'replace') return [{ cmd: 'replace', path, data }];
    const { after, before = '' } = part;
    return [
      after === undefined
        ? { cmd: 'insertBefore', path: before, data }
        : { cmd: 'insertAfter', path: after, data },
    ];
  }
}

/** The model store replaces items, and the page itself is not an item. */
const wholePage = (root: string, model: Model): PageUpdate[] =>
  Object.entries(isNode(model[':items']) ? model[':items'] : {}).map(([name, value]) => ({
    cmd: 'replace',
    path: `${root}/${name}`,
    data: { key: name, value },
  }));

/** A panel's own model lacks its title, which its container adds. */
function inParent(model: Model, path: string, tree: Tree): Model {
  if (!isPanelContainer(nodeAt(tree, parentOf(path)))) return model;
  const node = nodeAt(tree, path);
  return { ...model, 'cq:panelTitle': propertyOf(node, 'cq:panelTitle') ?? propertyOf(node, 'jcr:title') };
}
