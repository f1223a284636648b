/** @jest-environment jsdom */
import { askAgain } from './ask-again';

const draw = (page = 1) => {
  const config = JSON.stringify({ id: 'list', answer: { asked: { q: '', page } } });
  document.body.innerHTML = `<i data-island="header">Menu</i><div data-island="filter-list" data-island-when="interaction">Results</div>`;
  const list = document.querySelector<HTMLElement>('div');
  list?.setAttribute('data-config', config);
  return { config, list };
};

it.each(['?q=air', '?kind=page', '?page=2', '?page=1&kind=page', '?q=%E4'])(
  'has a list ask for itself at %s',
  (query) => {
    const { list } = draw();
    askAgain(document, query);
    expect(list).toBeEmptyDOMElement();
    expect(list).toHaveAttribute('data-island-when', 'load');
    expect(list).toHaveAttribute('data-config', '{"id":"list"}');
    expect(document.body).toHaveTextContent('Menu');
  },
);

it.each([
  ['', 1],
  ['?', 1],
  ['?page=2', 2],
] as const)('keeps the results that are asked for at "%s" page %i', (query, page) => {
  const { config, list } = draw(page);
  askAgain(document, query);
  expect(list).toHaveTextContent('Results');
  expect(list).toHaveAttribute('data-island-when', 'interaction');
  expect(list).toHaveAttribute('data-config', config);
});
