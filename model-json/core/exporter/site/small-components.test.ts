import { exportComponent } from './testing';

describe('link', () => {
  it('puts the query before the fragment and takes its text from its page', () => {
    const model = exportComponent('link', {
      linkURL: '/content/ventora/gb/en/products',
      queryParams: '?sort=power',
      tooltip: 'By power',
    });
    expect(model).toMatchObject({
      title: 'Products',
      tooltip: 'By power',
      assetType: 'page',
      assetPathWithQueryParams: '/content/ventora/gb/en/products.html?sort=power',
    });
    expect(
      exportComponent('link', { linkURL: 'https://example.com/a?b=1#c', queryParams: 'd=2' }),
    ).toMatchObject({ assetPathWithQueryParams: 'https://example.com/a?b=1&d=2#c' });
  });

  it.each([
    ['/content/dam/ventora/m-50.jpg', 'image'],
    ['https://example.com', 'external'],
    ['mailto:a@example.com', 'email'],
    ['tel:+4420', 'phone'],
  ])('knows the kind of target of %s', (linkURL, assetType) => {
    expect(exportComponent('link', { linkURL })).toMatchObject({ assetType });
  });
});

describe('icon', () => {
  it('has its title and its text', () => {
    expect(exportComponent('icon', { icon: 'phone', label: 'Call' })).toMatchObject({
      icon: 'phone',
      label: 'Call',
    });
  });
});

describe('teaserlist', () => {
  it('has its teasers in order', () => {
    const teaser = (title: string) => ({
      'sling:resourceType': 'ventora/components/teaser',
      'jcr:title': title,
    });
    expect(
      exportComponent('teaserlist', { 'jcr:title': 'News', b: teaser('B'), a: teaser('A') }),
    ).toMatchObject({
      title: 'News',
      ':itemsOrder': ['b', 'a'],
      ':items': { a: { title: 'A' } },
    });
  });
});
