/** @jest-environment jsdom */
import { initialStateScript, readInitialState } from './initial-state';

const state = {
  rootModel: { title: '</script><script>alert(1)</script><!--', ':path': '/content/site/en' },
  rootModelUrl: '/content/site/en.model.json',
  pagePath: '/content/site/en',
};

it('stays one block of data, whatever authors wrote', () => {
  const html = initialStateScript(state);
  expect(html.match(/<\/script/gi)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  document.body.innerHTML = html;
  expect(document.body.children).toHaveLength(1);
  expect(readInitialState()).toEqual(state);
});

it('is not there on a page that the server drew no content for', () => {
  document.body.innerHTML = '<div id="spa-root"></div>';
  expect(readInitialState()).toBeUndefined();
});
