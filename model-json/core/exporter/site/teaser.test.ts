import { exportComponent } from './testing';

describe('teaser', () => {
  it('has a kind and a position for its text, authored or not', () => {
    expect(exportComponent('teaser', { 'jcr:title': 'Air' })).toMatchObject({
      typeVariant: 'feature',
      alignContent: 'start',
      useIconButton: false,
    });
    const hero = {
      typeVariant: 'hero',
      alignContent: 'center',
      lineClamp: 2,
      useIconButton: true,
      date: '2026-01-02',
    };
    expect(exportComponent('teaser', hero)).toMatchObject(hero);
  });

  it('shows the picture of its target page', () => {
    const model = exportComponent('teaser', { linkURL: '/content/ventora/gb/en/products/m-50' });
    expect(model.image).toMatchObject({ alt: 'Picture of m-50.jpg', width: 1600 });
  });

  it('prefers the authored text to that of the page', () => {
    const linkURL = '/content/ventora/gb/en/products/m-50';
    expect(exportComponent('teaser', { linkURL, 'jcr:title': 'Own' })).toMatchObject({
      title: 'Own',
      description: 'Slow &amp; cool.',
    });
    expect(exportComponent('teaser', { linkURL, 'jcr:title': 'Own', titleFromPage: true }).title).toBe(
      'M 50',
    );
  });

  it('dates news by their article', () => {
    const linkURL = '/content/ventora/gb/en/post';
    expect(exportComponent('teaser', { linkURL, typeVariant: 'news' }).date).toBe('2026-05-03');
    expect(exportComponent('teaser', { linkURL, typeVariant: 'feature' }).date).toBeUndefined();
  });

  it('contains its video with a size', () => {
    const video = {
      loop: true,
      poster: '/content/dam/ventora/m 50.jpg',
      sources: { item0: { url: '/content/dam/a.mp4', type: 'video/mp4' } },
    };
    expect(exportComponent('teaser', { video }).video).toEqual({
      loop: true,
      muted: false,
      playsInline: false,
      autoPlay: false,
      width: 1000,
      height: 800,
      poster: '/content/dam/ventora/m%2050.jpg',
      sources: [{ id: 'item0', url: '/content/dam/a.mp4', type: 'video/mp4' }],
    });
  });

  it('has no video without a source', () => {
    expect(exportComponent('teaser', { video: { loop: true, sources: {} } }).video).toBeUndefined();
  });
});
