/** @jest-environment jsdom */
import { atHome } from './at-home';

const service = 'https://www.example.com/bin/ventora/search';
const answer = {
  q: '/bar',
  items: [
    {
      url: '/en/dryers',
      link: { url: 'https://shop.example.com/a', valid: true },
      image: { src: '/d.jpeg', sources: [{ srcset: '/d-320.webp 320w, /d-640.webp 640w' }] },
    },
    { url: '//cdn.example.com/b', image: '/small.jpeg' },
  ],
};

it('points from a page of another host to the service’s own pages and pictures', () => {
  expect(atHome(answer, service)).toEqual({
    q: '/bar',
    items: [
      {
        url: 'https://www.example.com/en/dryers',
        link: { url: 'https://shop.example.com/a', valid: true },
        image: {
          src: 'https://www.example.com/d.jpeg',
          sources: [
            {
              srcset: 'https://www.example.com/d-320.webp 320w, https://www.example.com/d-640.webp 640w',
            },
          ],
        },
      },
      { url: '//cdn.example.com/b', image: 'https://www.example.com/small.jpeg' },
    ],
  });
});

it('leaves a response from the page’s own host unchanged', () => {
  expect(atHome(answer, '/bin/ventora/search')).toBe(answer);
});
