import { fragmentOf } from './fragment-of';

it('finds the fragment that a component shows', () => {
  const variation = '/content/experience-fragments/site/en/offer/master';
  expect(fragmentOf({ fragmentVariationPath: variation })).toBe(variation);
  expect(fragmentOf({ fragmentPath: '/content/dam/site/dealer' })).toBe('/content/dam/site/dealer');
  expect(fragmentOf({ fragmentPath: '', fragmentVariationPath: 'offer' })).toBeUndefined();
  expect(fragmentOf({ text: 'Hello' })).toBeUndefined();
  expect(fragmentOf(undefined)).toBeUndefined();
});
