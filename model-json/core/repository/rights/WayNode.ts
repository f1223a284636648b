import type { Resource } from '../Resource';

/** What a folder on the way to readable content shows: its name, its title, and what the pages below it inherit. */
const SHOWN_ON_THE_WAY =
  /^(?:jcr:(?:primaryType|title|language|mixinTypes)|sling:(?:resourceType|resourceSuperType|configRef)|cq:(?:conf|template|designPath|allowedTemplates)|navTitle|brandSlug|hideInNav|redirectTarget)$/;

/** A node above readable ones: without what only its own readers may know. */
export class WayNode implements Resource {
  readonly path: string;
  readonly name: string;
  readonly parent: Resource | undefined;
  readonly properties: Resource['properties'];
  readonly children: ReadonlyMap<string, Resource>;

  constructor(node: Resource) {
    this.path = node.path;
    this.name = node.name;
    this.parent = node.parent;
    this.children = node.name === 'jcr:content' ? new Map<string, Resource>() : node.children;
    this.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => SHOWN_ON_THE_WAY.test(name)),
    );
  }
}
