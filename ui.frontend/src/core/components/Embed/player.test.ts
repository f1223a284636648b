import { FRAME_HOSTS } from '../../../../../model-json/core/server/security/content-security-policy';
import { hostOf, playerFor } from './player';

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
  ['https://youtu.be/aqz-KE-bpKQ?t=42s', `${youTube}&start=42`],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youTube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', youTube],
  ['http://m.youtube.com/watch?v=aqz-KE-bpKQ&list=x', youTube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c'],
  ['https://player.vimeo.com/video/76979871?h=ff', 'https://player.vimeo.com/video/76979871?dnt=1&h=ff'],
  ['https://dai.ly/x84sh87', 'https://geo.dailymotion.com/player.html?video=x84sh87'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  ],
])('plays %s at %s', (address, src) => {
  expect(playerFor(address)?.src).toBe(src);
  expect(FRAME_HOSTS).toContain(new URL(src).origin);
});

it.each([
  'https://www.youtube.com/@somebody',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://example.com/film',
  'no address',
  '',
])('%s has no player', (address) => {
  expect(playerFor(address)).toBeUndefined();
});

it('names the provider of an address', () => {
  expect(hostOf('https://www.example.com/film')).toBe('example.com');
  expect(hostOf('javascript:alert(1)')).toBeUndefined();
});
