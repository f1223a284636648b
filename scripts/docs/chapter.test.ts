import { chapterOf } from './chapter';

const places = (file: string) =>
  ({
    'docs/editor.md': '/content/handbook/gb/en/authors/editor',
    'README.md': '/content/handbook/gb/en/start/readme',
  })[file];
const chapter = (markdown: string, file = 'docs/console.md') => chapterOf(markdown, file, places); // prettier-ignore

it('takes the title from the first heading, and the description from the first paragraph', () => {
  expect(chapter('# The `console`\n\nPages & *assets*\nare here.\n\n## Find')).toEqual({
    title: 'The console',
    description: 'Pages & assets are here.',
    html: '<p>Pages &amp; <em>assets</em>\nare here.</p>\n<h2 id="find">Find</h2>',
  });
});

it('gives headings the ids that GitHub gives them', () => {
  const { html } = chapter('# A\n\n## Who may: sign in?\n\n### `npm run x`\n\n### `npm run x`');
  expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'who-may-sign-in',
    'npm-run-x',
    'npm-run-x-1',
  ]);
});

it('leads links between documents to their chapters, and names what is not in the handbook', () => {
  const { html } = chapter('See [it](editor.md#keys), [README](../README.md), [code](../shared/a.ts), [web](https://a.example).');
  expect(html).toBe(
    '<p>See <a href="/content/handbook/gb/en/authors/editor.html#keys">it</a>, ' +
      '<a href="/content/handbook/gb/en/start/readme.html">README</a>, code, <a href="https://a.example">web</a>.</p>',
  );
}); // prettier-ignore

it('leaves out pictures and remarks for programs', () => {
  expect(chapter('# A\n\n<!-- generated -->\n\n![A page](images/a.jpg)\n\nText.').html).toBe('<p>Text.</p>');
});
