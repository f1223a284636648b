/** @jest-environment jsdom */
import { initialStateScript, readInitialState } from './initial-state';

const state = {
  rootModel: { title: '</script><script>alert(1)</script><!--', ':path': '/content/site/en' },
  rootModelUrl: '/content/site/en.model.json',
  pagePath: '/content/site/en',
};

it('keeps the initial state in one script, whatever authors wrote', () => {
  const html = initialStateScript(state);
  expect(html.match(/<\/script/gi)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  document.body.innerHTML = html;
  expect(document.body.children).toHaveLength(1);
  expect(readInitialState()).toEqual(state);
});

it('finds no initial state on a page for which the server rendered no content', () => {
  document.body.innerHTML = '<div id="spa-root"></div>';
  expect(readInitialState()).toBeUndefined();
});
