/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { at, column, edit, grid, openPage, rootPath, title } from './spa-page';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const logged = () => (console.error as jest.Mock).mock.calls;

describe('in the editor', () => {
  it('renders the page editor’s markup: page, grid, column, drop target', async () => {
    await openPage(grid({ a: title('Air tools') }));
    const [wrapper, inner] = at(rootPath);
    expect(wrapper).toHaveAttribute('data-cq-resource-type', 'ventora/components/container');
    expect(inner).toHaveClass('aem-Grid', 'aem-Grid--12', 'aem-Grid--default--12', 'aem-container');
    const [item] = at(`${rootPath}/a`);
    expect(item).toHaveClass('aem-GridColumn', 'aem-GridColumn--default--12');
    expect(item).toHaveAttribute('data-cq-resource-type', 'ventora/components/title');
    expect(item?.parentElement).toBe(inner);
    expect(at(`${rootPath}/*`)[0]).toHaveClass('new', 'section', 'aem-Grid-newComponent');
    expect(inner?.lastElementChild).toBe(at(`${rootPath}/*`)[0]);
    expect(logged()).toEqual([]);
  });

  it('gives nested components their own paths', async () => {
    await openPage(grid({ box: grid({ inner: title('Nested') }) }));
    expect(
      within(at(`${rootPath}/box/inner`)[0]!).getByRole('heading', { name: 'Nested' }),
    ).toBeInTheDocument();
    expect(at(`${rootPath}/box/*`)).toHaveLength(1);
  });

  it('lets an author drop something into an empty container', async () => {
    await openPage(grid({ box: grid({}) }));
    expect(at(`${rootPath}/box/*`)).toHaveLength(1);
    expect(at(`${rootPath}/box`)[0]?.querySelector('.cq-placeholder')).toHaveAttribute(
      'data-emptytext',
      'Container',
    );
  });

  it('lets an author drop an asset on a teaser', async () => {
    await openPage(grid({ a: { ':type': 'ventora/components/teaser', title: 'Air tools' } }));
    expect(at(`${rootPath}/a`)[0]).toHaveClass('cq-dd-image');
  });

  it('lists allowed components in the template editor', async () => {
    const allowedComponents = {
      applicable: true,
      components: [{ path: '/apps/ventora/components/title', title: 'Title' }],
    };
    await openPage(grid({}, { allowedComponents }));
    const allowed = at('/apps/ventora/components/title')[0];
    expect(allowed).toHaveClass('aem-AllowedComponent--component', 'cq-placeholder', 'placeholder');
    expect(allowed).toHaveAttribute('data-emptytext', 'Title');
  });

  it('leaves an experience fragment to its own editor', async () => {
    const localizedFragmentVariationPath =
      '/content/experience-fragments/ventora/gb/en/site/footer/master/jcr:content';
    await openPage(
      grid({
        xf: {
          ':type': 'ventora/components/experiencefragment',
          id: 'xf-1',
          configured: true,
          localizedFragmentVariationPath,
          ':items': { root: grid({ a: title('From the fragment') }) },
          ':itemsOrder': ['root'],
        },
      }),
    );
    const [fragment] = at(`${rootPath}/xf`);
    expect(within(fragment!).getByRole('heading', { name: 'From the fragment' })).toBeInTheDocument();
    expect(fragment?.querySelectorAll('[data-cq-data-path]')).toHaveLength(0);
  });
});

describe('a component that cannot be shown', () => {
  const broken = grid({
    a: { ':type': 'ventora/components/no-such-thing' },
    sign_in: { ':type': 'acme/components/sign-in', componentTitle: 'Sign in buttons' },
    b: { ...title('B'), type: 'h9' },
    c: title('C'),
  });

  it('is a named box with the reason, for authors', async () => {
    await openPage(broken);
    expect(at(`${rootPath}/a`)[0]).toHaveTextContent(
      /^a This site has no component for “ventora\/components\/no-such-thing”/,
    );
    expect(at(`${rootPath}/sign_in`)[0]).toHaveTextContent(
      /^Sign in buttons \(sign_in\) .*“acme\/components\/sign-in”/,
    );
    expect(at(`${rootPath}/b`)[0]).toHaveTextContent(/^b ventora\/components\/title: .*h1/);
    expect(screen.getByRole('heading', { name: 'C' })).toBeInTheDocument();
  });

  it('is hidden from visitors', async () => {
    const { container } = await openPage(broken, 'disabled');
    expect(container).toHaveTextContent(/^C$/);
  });

  it('is reported once in the console', async () => {
    await openPage(grid({ once: { ':type': 'ventora/components/unheard-of' } }));
    await edit({ cmd: 'insertAfter', path: `${rootPath}/once`, data: { key: 'd', value: title('D') } });
    expect(logged().filter(([line]) => String(line).includes('unheard-of'))).toHaveLength(1);
  });

  const fragile = (words: string) => ({ ':type': 'ventora/components/fragile', words });

  it('may throw without affecting other components', async () => {
    await openPage(grid({ a: fragile('throw'), b: title('B') }));
    expect(at(`${rootPath}/a`)[0]).toHaveTextContent('a Error: out of air');
    expect(screen.getByRole('heading', { name: 'B' })).toBeInTheDocument();
  });

  it('is rendered again once its author has repaired it', async () => {
    await openPage(grid({ a: fragile('throw') }));
    await edit({ cmd: 'replace', path: `${rootPath}/a`, data: { key: 'a', value: fragile('Mended') } });
    expect(at(`${rootPath}/a`)[0]).toHaveTextContent(/^Mended$/);
  });

  it('is named if it has no model', async () => {
    await openPage(grid({ a: title('A') }, { ':itemsOrder': ['a', 'gone'] }));
    expect(screen.getByRole('note')).toHaveTextContent('gone');
  });
});

describe('an author’s edit', () => {
  const three = () => grid({ a: title('A'), b: title('B'), box: grid({ c: title('C') }) });

  it('replaces one component and leaves the others alone', async () => {
    await openPage(three());
    const others = [at(`${rootPath}/a`)[0], at(`${rootPath}/box/c`)[0]];
    await edit({ cmd: 'replace', path: `${rootPath}/b`, data: { key: 'b', value: title('New B') } });
    expect(screen.getByRole('heading', { name: 'New B' })).toBeInTheDocument();
    expect([at(`${rootPath}/a`)[0], at(`${rootPath}/box/c`)[0]]).toEqual(others);
    expect(others.every((element) => element?.isConnected)).toBe(true);
  });

  it('shows an emptied title as empty, though the SDK drops the property', async () => {
    await openPage(three());
    await edit({
      cmd: 'replace',
      path: `${rootPath}/b`,
      data: { key: 'b', value: { ':type': 'ventora/components/title', id: 'x' } },
    });
    expect(at(`${rootPath}/b`)[0]?.querySelector('.cq-placeholder')).toHaveAttribute(
      'data-emptytext',
      'Title',
    );
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('inserts a component after another, in a column', async () => {
    await openPage(three());
    await edit({ cmd: 'insertAfter', path: `${rootPath}/a`, data: { key: 'n', value: title('N') } });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'A',
      'N',
      'B',
      'C',
    ]);
    expect(at(`${rootPath}/n`)[0]).toHaveClass(...column.split(' '));
  });

  it('deletes a component', async () => {
    await openPage(three());
    await edit({ cmd: 'delete', path: `${rootPath}/box/c` });
    expect(screen.queryByRole('heading', { name: 'C' })).toBeNull();
    expect(at(`${rootPath}/box/*`)).toHaveLength(1);
  });

  it('survives a later insertion beside it', async () => {
    await openPage(three());
    await edit({ cmd: 'replace', path: `${rootPath}/box/c`, data: { key: 'c', value: title('New C') } });
    await edit({ cmd: 'insertBefore', path: `${rootPath}/a`, data: { key: 'n', value: title('N') } });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'N',
      'A',
      'B',
      'New C',
    ]);
  });

  it('notifies the editor once rendered', async () => {
    await openPage(three());
    const drawn = jest.fn();
    window.addEventListener('cq-async-content-loaded', drawn, { once: true });
    await edit({ cmd: 'replace', path: `${rootPath}/b`, data: { key: 'b', value: title('New B') } });
    expect(drawn).toHaveBeenCalled();
  });
});

it('keeps the editor’s attributes in preview', async () => {
  await openPage(grid({ a: title('A') }), 'preview');
  expect(at(`${rootPath}/a`)).toHaveLength(1);
});

it('leaves nothing of the editor on a published page', async () => {
  const { container } = await openPage(grid({ a: title('A'), empty: title('') }), 'disabled');
  expect(container.innerHTML).not.toMatch(/data-cq-|cq-placeholder|new section|aem-container/);
  expect(screen.getByRole('heading', { name: 'A' }).closest('.aem-GridColumn')).not.toBeNull();
});
