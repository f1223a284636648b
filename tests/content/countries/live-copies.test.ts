import { localisings } from '../../../model-json/features/markets/localising';
import type { Repository } from '../../../model-json/core/repository/Repository';
import type { Value } from '../../../model-json/core/repository/Resource';
import { ComponentTexts } from '../../../model-json/core/repository/texts/ComponentTexts';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { below, documents, liveCopies, liveCopyAt, text, type Node } from '../content-tree';

let site: Repository;
let texts: ComponentTexts;
beforeAll(async () => {
  site = await openSiteContent();
  texts = new ComponentTexts(site);
});
afterAll(() => site.close());

const stored = [...documents]
  .filter(([at]) => liveCopyAt(at))
  .flatMap(([at, document]) => [...below(at, document)])
  .filter(([at]) => !at.includes('cq:LiveSyncConfig'));

const masterOf = (at: string): string => {
  const root = liveCopyAt(at)!;
  return liveCopies.get(root)! + at.slice(root.length);
};

/** The value that a copy would inherit. */
const follow = (at: string, value: Value, name: string): Value => {
  const [country, language] = liveCopyAt(at)!.split('/').slice(-2);
  const node = site.get(masterOf(at));
  const kind = node && texts.kindOf(node, name);
  const localising = kind && localisings.byLocale.get(`${language}_${country}`);
  return localising ? localising(value, { kind, name, node }) : value;
};

/** Properties that mark a node as having values of its own. */
const MARKS = /^(jcr:primaryType|jcr:mixinTypes|cq:propertyInheritanceCancelled)$/;
const valuesOf = (node: Node) =>
  Object.entries(node).filter(
    ([name, value]) => !MARKS.test(name) && (typeof value !== 'object' || Array.isArray(value)),
  );

test('has countries that copy another, each from an existing page', () => {
  expect(liveCopies.size).toBeGreaterThan(3);
  expect([...liveCopies.values()].filter((master) => !site.get(master))).toEqual([]);
});

test('stores only differing values in copies, and shows them', () => {
  const wrong = stored.flatMap(([at, node]) => {
    const master = site.get(masterOf(at))?.properties;
    const shown = site.get(at)?.properties;
    return valuesOf(node)
      .filter(
        ([name, value]) =>
          (master?.[name] !== undefined &&
            JSON.stringify(follow(at, master[name], name)) === JSON.stringify(value)) ||
          JSON.stringify(shown?.[name]) !== JSON.stringify(value),
      )
      .map(([name]) => `${at}/${name}`);
  });
  expect(wrong).toEqual([]);
});

test('stores every property that a copy declares its own', () => {
  const wrong = stored.flatMap(([at, node]) => {
    const own = node['cq:propertyInheritanceCancelled'];
    return (Array.isArray(own) ? own : []).filter((name) => !(name in node)).map((name) => `${at}/${name}`);
  });
  expect(wrong).toEqual([]);
});

test('names nobody from another country', () => {
  const american = stored.filter(([at]) => /^\/content\/ventora\/(us|ca)\/en\//.test(at));
  expect(american.length).toBeGreaterThan(40);
  expect(american.filter(([, node]) => /£|01632|pence/.test(text(node, 'text'))).map(([at]) => at)).toEqual(
    [],
  );
});
