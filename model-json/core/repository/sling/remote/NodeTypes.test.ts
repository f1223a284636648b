import { partly } from '../../../../../shared/testing/partly';
import { SlingRefusalError } from '../errors';
import type { Davex } from './Davex';
import { NodeTypes } from './NodeTypes';

const OF_BUNDLE = ['cq:Page', 'cq:PageContent', 'cq:Template', 'cq:Tag', 'dam:Asset', 'dam:AssetContent'];

/** A Sling with these types. */
function slingWith(names: readonly string[], refuses = false) {
  const types = Object.fromEntries(names.map((name) => [name, { 'jcr:hasOrderableChildNodes': true }]));
  const registered: string[] = [];
  const davex = partly<Davex>({
    workspace: 'http://sling',
    node: () => Promise.resolve({ ...types }),
    registerTypes: (added: readonly string[]) => {
      if (refuses) return Promise.reject(new SlingRefusalError('PROPPATCH', '403 denied'));
      registered.push(...added);
      for (const name of added) types[name] = { 'jcr:hasOrderableChildNodes': true };
      return Promise.resolve();
    },
  });
  return { davex, registered };
}

it('registers a type of AEM that releases need, once', async () => {
  const { davex, registered } = slingWith(OF_BUNDLE);
  const types = await NodeTypes.read(davex);
  expect(registered).toEqual(['cq:LaunchContent']);
  expect(types.isOrdered({ 'jcr:primaryType': 'cq:LaunchContent' })).toBe(true);
  await NodeTypes.read(davex);
  expect(registered).toHaveLength(1);
});

it('says which types a Sling lacks', async () => {
  await expect(NodeTypes.read(slingWith(['cq:Page']).davex)).rejects.toThrow(
    /lacks the node types cq:PageContent, .*install AEM’s/,
  );
  await expect(NodeTypes.read(slingWith(OF_BUNDLE, true).davex)).rejects.toThrow(
    /cq:LaunchContent, and author’s user may not register them/,
  );
});
