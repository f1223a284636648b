import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notPictured, unsteadyPages } from './not-pictured';

const content = path.resolve(__dirname, '../../model-json/sites/ventora/content');
const library = '/content/ventora-library/library';

type Node = { readonly [name: string]: unknown };

/** An example of the component library, to be photographed. */
export interface Example {
  /** `primary`: the name of its node. */
  readonly name: string;
  /** The case shown. */
  readonly fixture?: string;
  /** The resource type of the component shown. */
  readonly type: string;
  /** The language of its texts. */
  readonly language: string;
  /** The address of its document. */
  readonly address: string;
  readonly isFullWidth: boolean;
  /** Something covers the page or is fixed to the window, so the picture shows the window. */
  readonly isTall: boolean;
  /** The case that is also shown on a phone. */
  readonly isDefault: boolean;
}

/** All examples of each page, by page name: `core-content/button`. */
export const allExamplesByPage: ReadonlyMap<string, readonly Example[]> = new Map(
  readdirSync(content + library, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && file.includes(path.sep))
    .sort()
    .map((file) => {
      const name = file.replaceAll(path.sep, '/').slice(0, -'.json'.length);
      const page = JSON.parse(readFileSync(path.join(content + library, file), 'utf8')) as Node;
      return [name, [...examplesIn(page['jcr:content'] as Node, `${library}/${name}/_jcr_content`)]] as const;
    })
    .filter(([, examples]) => examples.length > 0),
);

/** A page starts with the examples that differ most; later ones repeat them with another word or number. */
const looks = 5;

/** The examples with a picture: the first of each page, the default case, and right-to-left ones. */
export const examplesByPage: ReadonlyMap<string, readonly Example[]> = new Map(
  [...allExamplesByPage]
    .filter(([name]) => !Object.hasOwn(unsteadyPages, name))
    .map(([name, examples]) => [
      name,
      examples
        .filter(({ fixture }) => fixture === undefined || !Object.hasOwn(notPictured, fixture))
        .filter(({ fixture, isDefault }, index) => index < looks || isDefault || fixture === 'right to left'),
    ]),
);

function* examplesIn(node: Node, at: string): Generator<Example> {
  const name = at.slice(at.lastIndexOf('/') + 1);
  if (node['sling:resourceType'] === 'ventora/components/library/example' && 'demo' in node) {
    const { fixture, height, isFullWidth, language, demo } = node;
    yield {
      name,
      fixture: fixture as string | undefined,
      type: (demo as Node)['sling:resourceType'] as string,
      language: (language as string | undefined) ?? 'en',
      address: `${at}/demo.html`,
      isFullWidth: isFullWidth === true,
      isTall: height === 'tall',
      isDefault: fixture === 'default',
    };
    return;
  }
  for (const [child, value] of Object.entries(node)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      yield* examplesIn(value as Node, `${at}/${child}`);
  }
}
