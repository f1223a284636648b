import { asksConsent } from './asks-consent';

const page = (...types: string[]) => ({
  ':type': 'ventora/components/page',
  ':items': {
    root: {
      ':type': 'ventora/components/container',
      ':items': Object.fromEntries(
        types.map((type, i) => [`fragment_${i}`, { ':items': { part: { ':type': type } } }]),
      ),
    },
  },
});

it('finds the cookie banner in the fragments of a page', () => {
  expect(asksConsent(page('ventora/components/cookiebanner', 'ventora/components/footer'))).toBe(true);
});

it('finds none if the page has only a footer, or only mentions a banner', () => {
  expect(asksConsent(page('ventora/components/footer'))).toBe(false);
  expect(asksConsent({ ':items': { text: { text: 'ventora/components/cookiebanner' } } })).toBe(false);
  expect(asksConsent(undefined)).toBe(false);
});
