import { closureOf, packagesIn } from '../../scripts/assemble';

it('finds the packages that a bundle loads, now or later, but no modules of Node', () => {
  const code =
    'require("@scope/name/part"); require("fs"); require("node:path"); await import("late"); require("./own")';
  expect(packagesIn(code)).toEqual(['@scope/name', 'late']);
});

it('takes what these need, the nested version before the shared one, and nothing else', () => {
  const packages = {
    '': {},
    'node_modules/a': { dependencies: { b: '1', shared: '2' }, optionalDependencies: { missing: '1' } },
    'node_modules/b': { peerDependencies: { shared: '1' } },
    'node_modules/shared': {},
    'node_modules/a/node_modules/shared': { dependencies: { deep: '1' } },
    'node_modules/deep': {},
    'node_modules/tool': {},
  };
  expect(closureOf(['a'], packages).sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/shared',
    'node_modules/b',
    'node_modules/deep',
    'node_modules/shared',
  ]);
});
