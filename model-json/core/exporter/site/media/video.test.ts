import { exportComponent } from '../testing';

it('exports its sources, captions and settings', () => {
  const model = exportComponent('video', {
    'jcr:title': 'Assembly',
    autoPlay: true,
    muted: true,
    width: 1000,
    height: 800,
    poster: '/content/dam/ventora/m-50.jpg',
    sources: { item0: { url: '/content/dam/ventora/m-50.jpg' }, item1: {} },
    tracks: { item0: { url: '/content/dam/ventora/a.vtt', language: 'en', label: 'English' } },
  });
  expect(model).toMatchObject({
    title: 'Assembly',
    loop: false,
    muted: true,
    playsInline: true,
    autoPlay: true,
    width: 1000,
    height: 800,
    poster: '/content/dam/ventora/m-50.jpg',
    sources: [{ id: 'item0', url: '/content/dam/ventora/m-50.jpg', type: 'image/jpeg' }],
    tracks: [{ id: 'item0', url: '/content/dam/ventora/a.vtt', language: 'en', label: 'English' }],
  });
});

it('refuses a video from another site', () => {
  const model = exportComponent('video', {
    poster: 'https://example.com/a.jpg',
    sources: { item0: { url: 'https://example.com/a.mp4', type: 'video/mp4' } },
  });
  expect(model).toMatchObject({ poster: undefined, sources: [] });
});
