import { pathsIn, smartCropsIn } from './service-answers';

it('finds paths at any depth of an answer', () => {
  expect(
    pathsIn({ hits: [{ path: '/content/a' }, { path: '/content/b', score: 1 }], root: '/content' }),
  ).toEqual(['/content/a', '/content/b', '/content']);
  expect(pathsIn({ text: 'none', nothing: null })).toEqual([]);
});

it('finds smart crops in an object and in JSON text, as objects and as widths', () => {
  const answer = { repositoryMetadata: { smartcrops: { Large: { width: '800' }, Small: 400 } } };
  const crops = { Large: 800, Small: 400 };
  expect(smartCropsIn(answer)).toEqual(crops);
  expect(smartCropsIn({ body: `\n${JSON.stringify(answer)}` })).toEqual(crops);
  expect(smartCropsIn({ body: 'no JSON' })).toBeUndefined();
});
