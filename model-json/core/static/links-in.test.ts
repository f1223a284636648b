import { filesIn, linksIn } from './links-in';

const links = (html: string) => linksIn(html, 'https://www.example.com', new Set(['variant', 'tag']));

it('finds pictures in every size and format, documents and absolute addresses of the site', () => {
  const html = `<meta property="og:image" content="https://www.example.com/a.coreimg.82.640.jpeg/1/a.jpeg">
    <source srcSet="/a.coreimg.82.320.avif/1/a.avif 320w, /a.coreimg.82.640.avif/1/a.avif 640w">
    <a href="/products/x.datasheet.pdf#page=2">PDF</a>
    <div data-config="{&quot;src&quot;:&quot;/b.webp&quot;}"></div>`;
  expect(links(html)).toEqual([
    '/a.coreimg.82.640.jpeg/1/a.jpeg',
    '/a.coreimg.82.320.avif/1/a.avif',
    '/a.coreimg.82.640.avif/1/a.avif',
    '/products/x.datasheet.pdf',
    '/b.webp',
  ]);
});

it('finds pages with a choice that is made by links, and no others', () => {
  const html = `<a href="/x?variant=V-1#product"> <a href="/x?units=us"> <a href="/x?variant=V-1&amp;units=us"> <a href="/y">`;
  expect(links(html)).toEqual(['/x?variant=V-1']);
});

it('leaves out other sites and what the server calculates', () => {
  expect(
    links(
      '<a href="//evil.example/a.png"> <a href="https://evil.example/a.png"> <form action="/bin/x/a.json">',
    ),
  ).toEqual([]);
});

it('finds what a script asks for, and the files that are mentioned there', () => {
  expect(links('<script src="/bin/x/a.1a2b3c4d.js" data-files="/bin/x/gb.files.json">')).toEqual([
    '/bin/x/a.1a2b3c4d.js',
    '/bin/x/gb.files.json',
  ]);
  expect(links('<div data-config="{&quot;service&quot;:&quot;/bin/x/search&quot;}">')).toEqual([]);
  expect(filesIn('{"script":"/bin/x/b.js","files":{"start.json":"/bin/x/start.1.json"}}')).toEqual([
    '/bin/x/b.js',
    '/bin/x/start.1.json',
  ]);
  const item = { url: '/visit', path: '/visit.html', text: '7/8.bar', srcset: '/a.avif 320w, /b.avif 640w' };
  expect(filesIn(JSON.stringify([item]))).toEqual(['/a.avif', '/b.avif']);
});
