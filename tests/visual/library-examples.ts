import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notPictured, unsteadyPages } from './not-pictured';

const content = path.resolve(__dirname, '../../model-json/sites/ventora/content');
const library = '/content/ventora-library/library';

type Node = { readonly [name: string]: unknown };

/** An example of the component library, to be looked at. */
export interface Example {
  /** `primary`: the name of its node. */
  readonly name: string;
  /** The case it shows. */
  readonly fixture?: string;
  /** Resource type of what it shows. */
  readonly type: string;
  /** Of its texts. */
  readonly language: string;
  /** Of its document. */
  readonly address: string;
  readonly isFullWidth: boolean;
  /** Something stands over the page or is fixed in the window: what counts is the window. */
  readonly isTall: boolean;
  /** The case that is shown on a phone, too. */
  readonly isDefault: boolean;
}

/** All examples of each page, by the page's name: `core-content/button`. */
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

/** A page puts the looks that differ most first; what follows are more of the same with a word or a number changed. */
const looks = 5;

/** Those that a picture is taken of: the first of each page, the default case, and from right to left. */
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
