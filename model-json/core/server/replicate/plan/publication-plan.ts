import { liveCopiesOf, relationshipsOf } from '../../../repository/derived/live-copies';
import { sourcesOf } from '../../../repository/derived/sources-of';
import { storedOf } from '../../../repository/derived/stored-of';
import type { Resource } from '../../../repository/Resource';
import { HttpError } from '../../http/http-error';
import type { Trees } from '../apply-steps';
import { isPublishable, publishedWithin } from '../published';
import { referencesOfAll } from '../references';
import { settingsOf } from './settings-of';
import { describeItem, unpublishedAbove } from './describe-item';
import type { PlanItem, PlanReason } from './PlanItem';
import { t } from '../../../../../shared/authoring/language/t';

/**
 * What can be published along with pages or assets: those themselves first, then what they need (templates and policies
 * only if visitors do not have them as they are), what is below them, and their live copies. Each node is listed once, for
 * the first of these reasons.
 *
 * @throws HttpError 404 for a path without a page or asset
 */
export function publicationPlan(paths: readonly string[], trees: Trees): PlanItem[] {
  const { author } = trees;
  const asked = paths.map((path) => askedFor(author.get(path), path));
  const plan = new Plan(trees);
  for (const node of asked) plan.add(node, 'asked');
  for (const node of asked) plan.addNeeds(node);
  for (const node of referencesOfAll(asked, author)) plan.addUsed(node, 'used');
  for (const node of settingsOf(asked, author)) plan.addChanged(node, 'used');
  const below = asked
    .flatMap((node) => publishedWithin(author, node.path))
    .flatMap(({ path }) => author.get(path) ?? []);
  for (const node of below) plan.add(node, 'below');
  for (const node of referencesOfAll(below, author)) plan.addUsed(node, 'usedBelow');
  for (const node of settingsOf(below, author)) plan.addChanged(node, 'usedBelow');
  const relationships = relationshipsOf(author);
  for (const { path } of asked)
    for (const copy of liveCopiesOf(path, relationships)) {
      const node = author.get(copy);
      if (node) plan.add(node, 'copy');
    }
  return plan.items;
}

/**
 * What visitors lose along with pages: those themselves, everything published below them, and their live copies.
 *
 * @throws HttpError 404 for a path without a page or asset
 */
export function unpublicationPlan(paths: readonly string[], trees: Trees): PlanItem[] {
  const { author, publish } = trees;
  const live = paths.map((path) => askedFor(publish.get(path) ?? author.get(path), path));
  const plan = new Plan(trees);
  for (const node of live) plan.add(author.get(node.path) ?? node, 'asked');
  const relationships = relationshipsOf(publish);
  const below = live.flatMap(({ path }) => publishedWithin(publish, path));
  for (const node of below) plan.add(author.get(node.path) ?? node, 'below');
  for (const { path } of [...live, ...below])
    for (const copy of liveCopiesOf(path, relationships)) {
      const node = publish.get(copy);
      if (node) plan.add(author.get(copy) ?? node, 'copy');
    }
  return plan.items.filter(({ path }) => publish.get(path) !== undefined);
}

class Plan {
  private readonly known = new Map<string, PlanItem>();

  constructor(private readonly trees: Trees) {}

  get items(): PlanItem[] {
    return [...this.known.values()];
  }

  add(node: Resource, reason: PlanReason): void {
    if (!this.known.has(node.path)) this.known.set(node.path, describeItem(node, reason, this.trees));
  }

  /** Content that a page uses; in place of content that is stored nowhere, that which it follows. */
  addUsed(node: Resource, reason: 'used' | 'usedBelow'): void {
    for (const above of unpublishedAbove(node, this.trees)) this.add(above, reason);
    for (const source of this.sources(node)) this.add(source, reason);
  }

  /** What visitors do not have as authors do. */
  addChanged(node: Resource, reason: PlanReason): void {
    if (describeItem(node, reason, this.trees).state !== 'published') this.add(node, reason);
  }

  /** Unpublished pages above, and pages that it follows and whose changes visitors do not see. */
  addNeeds(node: Resource): void {
    for (const above of unpublishedAbove(node, this.trees)) this.add(above, 'above');
    for (const source of this.sources(node).filter(({ path }) => path !== node.path))
      this.addChanged(source, 'followed');
  }

  private sources(node: Resource): Resource[] {
    return [...sourcesOf(node)]
      .flatMap((path) => this.trees.author.get(path) ?? [])
      .filter((source) => storedOf(source) !== undefined);
  }
}

function askedFor(node: Resource | undefined, path: string): Resource {
  if (!node || !isPublishable(node))
    throw new HttpError(404, t('There is no page or asset at {path} to publish', { path }));
  return node;
}
