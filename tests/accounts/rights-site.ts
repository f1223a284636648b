import { component, files, page } from '../server/fixture-site';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import type { SiteOptions } from '../server/start-site';
import { startGuardedSite, type GuardedSite, type Sender } from './guarded-site';
import { all, PEOPLE, PLACES, type Place } from './people';

/** The page of a place that the cells of the rights table read and change. */
export const cell = (place: Place) => `${PLACES[place]}/cell`;

const cellPage = (): NodeJson =>
  page('Cell', { a: component('text', { text: 'A' }), b: component('text', { text: 'B' }) });

/** A site with a published cell page in each place, and an account for each person. */
export interface RightsSite {
  readonly site: GuardedSite;
  /** What somebody of `PEOPLE` sends with a request. */
  send(who: string): Sender;
  /** Puts the pages of the cells back as they were, on both sides. */
  freshCells(): Promise<void>;
  /** All that author and publish hold of a place, to compare. */
  contentOf(place: Place): string;
}

/** The pages above the languages: with them, the cells of both places are language copies of each other. */
const LANGUAGE_TREE = {
  'content/ventora.json': page('Ventora'),
  'content/ventora/gb.json': page('United Kingdom'),
  'content/ventora/de.json': page('Germany'),
};

/** @param more what the server has besides, and content of author and publish besides the cells */
export async function startRightsSite({
  server = {},
  content = {},
}: Pick<SiteOptions, 'server' | 'content'> = {}): Promise<RightsSite> {
  const cells = {
    ...LANGUAGE_TREE,
    'content/ventora/de/de/cell.json': cellPage(),
    'content/ventora/gb/en/cell.json': cellPage(),
  };
  const published = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/')));
  const site = await startGuardedSite({
    content: { ...cells, ...content },
    published: { ...published, ...cells, ...content },
    server: { isOpenToAgents: true, ...server },
  });
  const senders = new Map(
    Object.entries(PEOPLE).map(([name, { role, grants }], at): [string, Sender] => [
      name,
      role ? site.person(`p${at}`, role, grants) : {},
    ]),
  );
  const sides = [site.repository, site.publishRepository];
  return {
    site,
    send: (who) => senders.get(who)!,
    freshCells: async () => {
      for (const tree of sides)
        await tree.change((draft) => {
          for (const place of all)
            for (const name of ['cell', 'made', 'moved']) {
              const path = `${PLACES[place]}/${name}`;
              if (draft.has(path)) draft.remove(path);
              if (name === 'cell') draft.create(path, cellPage());
            }
        });
    },
    contentOf: (place) => JSON.stringify(sides.map((tree) => shown(tree.get(PLACES[place])))),
  };
}

interface Shown {
  readonly properties: object;
  readonly children: ReadonlyMap<string, Shown>;
}

const shown = (node: Shown | undefined): unknown =>
  node && [node.properties, [...node.children].map(([name, child]) => [name, shown(child)])];
