/**
 * @jest-environment jsdom
 * @jest-turn 3
 */
import { cases, isEmpty, usual, type Case } from './every-fixture';
import { at, column, grid, openPage, rootPath } from './spa-page';

/* How the page editor recognises each component of the map in the SPA. */

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const itemPath = `${rootPath}/item`;
const nameOf = ({ definition }: Case) =>
  definition.resourceType.slice(definition.resourceType.lastIndexOf('/') + 1);

const empty = cases.filter(isEmpty);
const panels = usual.filter((each) => /^(?:tabs|accordion|carousel)$/.test(nameOf(each)));

const drops: Readonly<Record<string, string>> = {
  image: 'cq-dd-image',
  teaser: 'cq-dd-image',
  cardlist: 'cq-dd-image',
  download: 'cq-dd-file',
};

const draw = ({ definition, input }: Case, mode?: 'preview' | 'disabled') =>
  openPage(grid({ item: { ...input, ':type': definition.resourceType } }), mode);
const childrenOf = ({ input }: Case) => Object.keys((input[':items'] ?? {}) as object);

it('tests every component of the map', () => {
  expect(usual.map(({ component }) => component)).toEqual([
    ...new Set(cases.map(({ component }) => component)),
  ]);
  expect(panels).toHaveLength(3);
  expect(empty.length).toBeGreaterThan(10);
});

describe.each(usual)('$component', (each) => {
  it.each([['edit'], ['preview']] as const)('has its path and type in %s mode', async (mode) => {
    await draw(each, mode === 'edit' ? undefined : mode);
    const [item] = at(itemPath);
    expect(item).toHaveAttribute('data-cq-resource-type', each.definition.resourceType);
    expect(item).toHaveClass(...column.split(' '));
    expect(item?.parentElement).toHaveClass('aem-Grid');
    // Only a grid's own element repeats the path, never another component.
    expect(
      document.querySelectorAll(`[data-cq-data-path="${itemPath}"][data-cq-resource-type]`),
    ).toHaveLength(1);
  });

  it('accepts exactly the assets that it can show', async () => {
    await draw(each);
    const [item] = at(itemPath);
    expect([...item!.classList].filter((name) => name.startsWith('cq-dd-'))).toEqual(
      [drops[nameOf(each)]].filter(Boolean),
    );
  });

  it('has every child on the page, each under its own path', async () => {
    const isFragment = typeof each.input['localizedFragmentVariationPath'] === 'string';
    await draw(each);
    const missing = childrenOf(each).filter((name) => at(`${itemPath}/${name}`).length === 0);
    expect(missing).toEqual(isFragment ? childrenOf(each) : []);
  });

  it('shows visitors nothing of the editor', async () => {
    const { container } = await draw(each, 'disabled');
    expect(container.innerHTML).not.toMatch(
      /data-cq-|cq-placeholder|cq-dd-|data-panelcontainer|new section|aem-container|aem-AllowedComponent|data-emptytext/,
    );
  });
});

it.each(empty)(
  'shows $component without content ($fixture) to authors as a placeholder with its name',
  async (each) => {
    await draw(each);
    const placeholders = document.querySelectorAll(
      `[data-cq-data-path="${itemPath}"] > .cq-placeholder[data-emptytext]`,
    );
    expect([...placeholders].map((one) => one.getAttribute('data-emptytext'))).toEqual([
      each.definition.title,
    ]);
  },
);

it.each(panels)('shows all panels of $component to authors, and a place for one more', async (each) => {
  await draw(each);
  const [item] = at(itemPath);
  const container = item?.querySelector(':scope > [data-panelcontainer]');
  expect(container).toHaveAttribute('data-panelcontainer', nameOf(each));
  expect(childrenOf(each).length).toBeGreaterThan(1);
  for (const name of childrenOf(each)) {
    const found = at(`${itemPath}/${name}`);
    expect(found).toHaveLength(1);
    expect(container).toContainElement(found[0]!);
  }
  expect(at(`${itemPath}/*`)).toHaveLength(1);
  expect(at(`${itemPath}/*`)[0]).toHaveClass('new', 'section');
});
