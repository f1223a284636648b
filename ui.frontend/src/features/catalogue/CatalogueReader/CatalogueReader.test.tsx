/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenderingProvider } from '../../../core/kit/rendering';
import { CatalogueReader } from './CatalogueReader';
import { fixtures } from './CatalogueReader.fixtures';
import { mount } from './CatalogueReader.island';
import { catalogueReaderModel } from './CatalogueReader.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <CatalogueReader {...catalogueReaderModel.parse(fixtures[name])} />
    </RenderingProvider>,
  ).container.querySelector<HTMLElement>('.cmp-cataloguereader')!;

describe('without scripts', () => {
  it('is a document: headings, links to products and pages, the PDF with its size', () => {
    show('default');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Catalogue 2026',
      'Contents',
      'Screw compressors',
      'Options to order',
      'Index by order number',
    ]);
    expect(screen.getByRole('link', { name: 'R 7' })).toHaveAttribute(
      'href',
      '/content/ventora/gb/en/products/screw/0.html',
    );
    expect(screen.getByRole('link', { name: /Catalogue as PDF/ })).toHaveTextContent('1.3 MB');
    const link = screen.getAllByRole('link', { name: /^Options to order/ })[0]!;
    const page = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(page).toHaveAccessibleName('Page 5: Options to order');
  });

  it('states units once, at the head of their column', () => {
    show('default');
    const table = screen.getByRole('table', { name: 'Fixed-speed screw compressors' });
    expect(within(table).getByRole('columnheader', { name: /Free air delivery/ })).toHaveTextContent('l/min');
    expect(within(table).getByRole('row', { name: /^R 7 / })).toHaveTextContent('V-3000-081,12087.5G ¾');
    expect(within(table).getByRole('row', { name: /^R 10 / })).toHaveTextContent('–');
  });

  it('uses the reader’s units', () => {
    show('default', 'en-US');
    const table = screen.getByRole('table', { name: 'Fixed-speed screw compressors' });
    expect(within(table).getByRole('columnheader', { name: /Free air delivery/ })).toHaveTextContent('cfm');
    expect(within(table).getByRole('row', { name: /^R 7 / })).toHaveTextContent('39.6');
  });

  it('indicates content that continues on the next page', () => {
    show('a table over several pages', 'de-DE');
    expect(screen.getAllByText(/Fortsetzung/).length).toBeGreaterThan(1);
  });

  it('offers the PDF before its size is known', () => {
    show('no PDF yet');
    expect(screen.getByRole('link', { name: 'Catalogue as PDF' })).toBeInTheDocument();
  });
});

describe('with its script', () => {
  let takeOff: () => void;
  const scrollBy = jest.fn();
  const status = () => screen.getByRole('status').textContent;
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Page of 8' });

  beforeEach(() => {
    window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never;
    Element.prototype.scrollBy = scrollBy;
    history.replaceState(null, '', location.pathname);
    takeOff = mount(show('default'));
  });
  afterEach(() => takeOff());

  it('turns pages with buttons, announces the open pages, and updates the address', async () => {
    expect(field()).toHaveValue(1);
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(status()).toBe('Page 2: Contents; Page 3: Screw compressors');
    expect([field().value, location.hash]).toEqual(['2', '#page=2']);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect([field().value, location.hash]).toEqual(['1', '#page=1']);
  });

  it('turns pages with arrow keys, and opens the covers with Home and End', async () => {
    screen.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(location.hash).toBe('#page=4');
    await userEvent.keyboard('{End}');
    expect([field().value, screen.getByRole('button', { name: 'Next page' }).ariaDisabled]).toEqual([
      '8',
      'true',
    ]);
    await userEvent.keyboard('{Home}');
    expect(field()).toHaveValue(1);
  });

  it('opens the typed page number, or the last page for a number beyond it', async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), '5{Tab}');
    expect(location.hash).toBe('#page=5');
    await userEvent.clear(field());
    await userEvent.type(field(), '500{Tab}');
    expect(location.hash).toBe('#page=8');
  });

  it('jumps from the table of contents, closes it, and continues there', async () => {
    const list = document.querySelector('details')!;
    list.open = true;
    await userEvent.click(within(list).getByRole('link', { name: /Options to order/ }));
    expect([list.open, location.hash]).toEqual([false, '#page=5']);
    expect(document.activeElement).toHaveAccessibleName('Page 5: Options to order');
    expect(within(list).getByText('Options to order').closest('a')).toHaveAttribute('aria-current', 'true');
  });

  it('zooms in two steps, and leaves arrow keys to scroll', async () => {
    const root = document.querySelector<HTMLElement>('.cmp-cataloguereader')!;
    const larger = screen.getByRole('button', { name: 'Larger' });
    await userEvent.click(larger);
    await userEvent.click(larger);
    await userEvent.click(larger);
    expect([root.dataset.zoom, larger.ariaDisabled]).toEqual(['2', 'true']);
    await userEvent.keyboard('{ArrowRight}');
    expect(field()).toHaveValue(1);
  });

  it('offers no full screen if the browser has none', () => {
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('starts on the page in the address', () => {
    takeOff();
    history.replaceState(null, '', '#page=7');
    takeOff = mount(document.querySelector<HTMLElement>('.cmp-cataloguereader')!);
    expect(field()).toHaveValue(7);
    expect(scrollBy).toHaveBeenCalled();
  });
});
