import { contentSecurityPolicy, framesOf } from './content-security-policy';

it('allows no frames on a page without embeds', () => {
  expect(framesOf('<p>https://www.youtube-nocookie.com</p>')).toEqual([]);
  expect(contentSecurityPolicy([], "'none'")).not.toContain('frame-src');
});

it('allows frames of the players on a page, and no others', () => {
  const html =
    '<div data-embed-src="https://player.vimeo.com/video/1?dnt=1"></div><div data-embed-src="https://evil.example/x"></div>';
  expect(framesOf(html)).toEqual(['https://player.vimeo.com']);
  expect(contentSecurityPolicy([], "'none'", framesOf(html))).toContain(
    "frame-src 'self' https://player.vimeo.com;",
  );
});
