import { isInLaunches, launchPlace } from '../../../../shared/addresses/launches';
import type { ReleaseAction } from '../../../../shared/authoring/release';
import { text } from '../../exporter/shared/properties';
import { childOf } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** What a release does with a page or a content fragment: AEM's source of a launch. */
export interface LaunchSource {
  /** The path that the page has, or will have, outside the release. */
  readonly path: string;
  readonly action: ReleaseAction;
  /** The name of what was there when it was taken in (`liveContent`); empty if nothing was. */
  readonly base: string;
  /** The name of what the release put there; undefined while it is not published. */
  readonly promoted?: string;
  /** The node that says so. */
  readonly node: string;
}

/** A release, as AEM keeps its launches. */
export interface Launch {
  readonly path: string;
  readonly title: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly by: string;
  readonly sources: readonly LaunchSource[];
  /** The publication that can be taken back; undefined if it is not published. */
  readonly promotion?: { readonly id: number; readonly at: string; readonly by: string };
}

export const CONTENT = 'jcr:content';
export const LAUNCH_TYPE = 'cq:LaunchContent';
/** The node below the content of a launch whose children are its sources. */
export const SOURCES = 'sources';

/** The copy of a page in a release. */
export const copyIn = (launch: string, live: string): string => launch + live;

/** The release at a path; undefined if there is none. */
export function launchAt(tree: ResourceTree, path: string): Launch | undefined {
  const node = isInLaunches(path) && !launchPlace(path) ? tree.get(path) : undefined;
  const content = node?.children.get(CONTENT);
  if (content?.properties['jcr:primaryType'] !== LAUNCH_TYPE) return undefined;
  const { properties, children } = content;
  const id = Number(text(properties, 'promotion'));
  return {
    path,
    title: text(properties, 'jcr:title') ?? path,
    madeAt: text(properties, 'jcr:created') ?? '',
    by: text(properties, 'jcr:createdBy') ?? '',
    sources: [...(children.get(SOURCES)?.children.values() ?? [])].map(sourceOf),
    ...(id > 0 && {
      promotion: {
        id,
        at: text(properties, 'lastPromoted') ?? '',
        by: text(properties, 'lastPromotedBy') ?? '',
      },
    }),
  };
}

const sourceOf = ({ path, properties }: Resource): LaunchSource => ({
  path: text(properties, 'sourceRootResource') ?? '',
  action: (text(properties, 'action') ?? 'change') as ReleaseAction,
  base: text(properties, 'base') ?? '',
  ...('promoted' in properties && { promoted: text(properties, 'promoted') ?? '' }),
  node: path,
});

/** The paths below a node that are those of releases. */
export function* launchesBelow(node: Resource | undefined): Generator<string> {
  for (const child of node?.children.values() ?? []) {
    if (child.children.get(CONTENT)?.properties['jcr:primaryType'] === LAUNCH_TYPE) yield child.path;
    else if (!launchPlace(child.path)) yield* launchesBelow(child);
  }
}

export const contentOf = (path: string): string => childOf(path, CONTENT);
