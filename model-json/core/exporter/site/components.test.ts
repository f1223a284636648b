import { exportComponent } from './testing';

describe('container', () => {
  it('keeps its landmark, name and anchor in addition to the grid', () => {
    const model = exportComponent('container', {
      roleAttribute: 'main',
      accessibilityLabel: 'Content',
      id: 'top of page',
    });
    expect(model).toMatchObject({
      roleAttribute: 'main',
      accessibilityLabel: 'Content',
      id: 'top-of-page',
      columnCount: 12,
    });
  });

  it('has no id unless its author gave one', () => {
    expect(exportComponent('container').id).toBeUndefined();
  });
});

describe('image', () => {
  const photo = {
    fileReference: '/content/dam/ventora/m-50.jpg',
    'jcr:title': 'The M 50',
    titleValueFromDAM: false,
  };

  it('shows its title as a caption unless it is a tooltip', () => {
    expect(exportComponent('image', { ...photo, displayPopupTitle: false }).captioned).toBe(true);
    expect(
      exportComponent('image', photo, { policies: { image: { displayPopupTitle: false } } }).captioned,
    ).toBe(true);
    expect(exportComponent('image', photo).captioned).toBe(false);
  });

  it('has its areas that have a link', () => {
    const imageMap = '[rect(0,0,800,600)"/content/ventora/gb/en/products"|"_blank"|"Range"|(0,0,0.5,0.5)]';
    expect(exportComponent('image', { ...photo, imageMap }).areas).toEqual([
      {
        shape: 'rect',
        coordinates: '0,0,800,600',
        relativeCoordinates: '0,0,0.5,0.5',
        href: '/content/ventora/gb/en/products.html',
        target: '_blank',
        alt: 'Range',
      },
    ]);
  });

  it('is marked if it is decorative', () => {
    expect(exportComponent('image', { ...photo, isDecorative: true }).isDecorative).toBe(true);
  });
});

describe('button', () => {
  it('is the primary one unless its author chose another kind', () => {
    expect(exportComponent('button', { 'jcr:title': 'Go' })).toMatchObject({
      type: 'primary',
      disabled: false,
    });
  });

  it('keeps its look', () => {
    const look = { type: 'outline', typeTransform: 'uppercase', disabled: true };
    expect(exportComponent('button', look)).toMatchObject(look);
  });
});

describe('separator', () => {
  it('is decorative if the author or the policy says so', () => {
    const policies = { separator: { decorative: true } };
    expect(exportComponent('separator').isDecorative).toBe(false);
    expect(exportComponent('separator', {}, { policies }).isDecorative).toBe(true);
    expect(exportComponent('separator', { decorative: false }, { policies }).isDecorative).toBe(false);
  });
});

describe('list', () => {
  const posts = {
    listFrom: 'static',
    pages: ['/content/ventora/gb/en/post', '/content/ventora/gb/en/products/m-50'],
  };

  it('dates articles', () => {
    expect(exportComponent('list', posts).items).toMatchObject([
      { title: 'Leaks', date: '2026-05-03' },
      { title: 'M 50' },
    ]);
  });

  it('turns its pages into teasers if it shows teasers', () => {
    const items = exportComponent('list', { ...posts, displayItemAsTeaser: true }).items;
    expect(items).toMatchObject([
      {
        teaser: {
          ':type': 'ventora/components/teaser',
          typeVariant: 'news',
          date: '2026-05-03',
          image: { width: 1600 },
        },
      },
      {
        teaser: {
          typeVariant: 'feature',
          pretitle: 'Piston, mobile',
          description: '<p>Slow &amp; cool.</p>',
        },
      },
    ]);
    expect(JSON.stringify(exportComponent('list', posts))).not.toContain('"teaser"');
  });
});

describe('card list', () => {
  const parentPage = '/content/ventora/gb/en/products';
  const cardsOf = (properties: object, policies = {}) =>
    exportComponent('cardlist', properties, { policies }).cards as Record<string, unknown>[];

  it('shows the pages below one, without hidden ones', () => {
    expect(cardsOf({ parentPage }).map(({ title }) => title)).toEqual(['M 50', 'S 270']);
  });

  it('shows the pages picked by the author, in order, without deleted ones', () => {
    const pages = [`${parentPage}/s-270`, `${parentPage}/gone`, `${parentPage}/m-50`];
    expect(cardsOf({ pages }).map(({ title }) => title)).toEqual(['S 270', 'M 50']);
    expect(cardsOf({ pages, maxItems: 1 })).toHaveLength(1);
  });

  it('contains the product data shown on a card', () => {
    expect(cardsOf({ parentPage, showFigures: true })[0]).toMatchObject({
      pretitle: 'Piston, mobile',
      description: 'Slow & cool.',
      link: { valid: true, url: `${parentPage}/m-50.html` },
      image: { alt: 'Picture of m-50.jpg' },
      figures: [
        { label: 'Free air delivery', value: '170 l/min' },
        { label: 'Power', value: '1.5 kW' },
        { label: 'Tank', value: '50 l' },
        { label: 'Noise', value: '89 dB(A)' },
      ],
    });
  });

  it('leaves figures out unless the author wants them', () => {
    expect(cardsOf({ parentPage })[0]!.figures).toEqual([]);
  });

  it('does not use the page’s picture as its banner', () => {
    expect(exportComponent('cardlist', { parentPage }).banner).toBeUndefined();
    const banner = exportComponent('cardlist', {
      fileReference: '/content/dam/ventora/m-50.jpg',
      spaceBelow: true,
    });
    expect(banner).toMatchObject({ banner: { width: 1600 }, spaceBellow: true });
  });
});

describe('table', () => {
  it('exports its columns in order and its rows unchanged', () => {
    const model = exportComponent('table', {
      caption: 'Demand',
      columns: { item0: { name: 'consumer', title: 'Consumer' }, item1: { title: 'l/min' } },
      rows: { item0: { cells: ['Blow gun', '260'] }, item1: { cells: 'Total' } },
      rowHeaders: true,
    });
    expect(model).toMatchObject({
      caption: 'Demand',
      columnOrder: ['consumer', 'item1'],
      columns: { consumer: { title: 'Consumer' }, item1: { title: 'l/min' } },
      rows: [{ cells: ['Blow gun', '260'] }, { cells: ['Total'] }],
      rowHeaders: true,
    });
  });
});

describe('carousel', () => {
  it('exports only the look and movement that its author chose', () => {
    const model = exportComponent('carousel', {
      typeCarousel: 'hero',
      perPage: 3,
      expandLink: true,
      bullets: false,
    });
    expect(model).toMatchObject({
      typeCarousel: 'hero',
      perPage: 3,
      expandLink: true,
      bullets: false,
      delay: 5000,
    });
    expect(model.mobile).toBeUndefined();
  });
});
