/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { at, grid, openPage, rootPath, settle, title } from './spa-page';

// React wants messages from AEM's channel wrapped in act().
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('a panel container', () => {
  const panels = (type: string) =>
    grid({
      box: {
        ':type': `ventora/components/${type}`,
        id: 'box-1',
        ':items': {
          one: { ...title('One'), 'cq:panelTitle': 'First' },
          two: { ...title('Two'), 'cq:panelTitle': 'Second' },
        },
        ':itemsOrder': ['one', 'two'],
      },
    });

  /** AEM's message channel; exposes the listener. */
  function openChannel() {
    const listeners: ((message: unknown) => void)[] = [];
    window.Granite = {
      author: {
        MessageChannel: class {
          subscribeRequestMessage(_name: string, listener: (message: unknown) => void) {
            listeners.push(listener);
          }
        } as never,
      },
    };
    return (data: unknown) => listeners.forEach((listener) => listener({ data }));
  }
  afterEach(() => delete window.Granite);

  it.each(['tabs', 'accordion', 'carousel'])(
    'keeps every panel of %s on the page for authors, and a drop target',
    async (type) => {
      await openPage(panels(type));
      expect(document.querySelector(`[data-panelcontainer="${type}"]`)).toContainElement(
        at(`${rootPath}/box/two`)[0]!,
      );
      expect(at(`${rootPath}/box/one`)).toHaveLength(1);
      expect(at(`${rootPath}/box/*`)).toHaveLength(1);
    },
  );

  it('shows the tab that the author selected in the editor', async () => {
    const send = openChannel();
    await openPage(panels('tabs'));
    send({ type: 'cmp-tabs', id: `${rootPath}/other`, operation: 'navigate', index: 1 });
    await settle();
    expect(screen.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true');
    send({ type: 'cmp-tabs', id: `${rootPath}/box`, operation: 'navigate', index: 1 });
    await settle();
    expect(screen.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stays closed when an author clicks, and only notifies the editor', async () => {
    const called = jest.fn();
    window.addEventListener('ventora-panel-toggle', (event) => called((event as CustomEvent).detail), {
      once: true,
    });
    await openPage(panels('accordion'));
    screen.getByText('Second').click();
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    expect(called).toHaveBeenCalledWith({ path: `${rootPath}/box`, name: 'two' });
  });

  it('opens when an author clicks in preview', async () => {
    await openPage(panels('accordion'), 'preview');
    screen.getByText('Second').click();
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('has no editor attributes on a published page', async () => {
    await openPage(panels('tabs'), 'disabled');
    expect(document.querySelector('[data-panelcontainer]')).toBeNull();
  });
});
