/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { at, grid, openPage, rootPath, settle, title } from './spa-page';

// React wants its act() around what AEM's channel tells.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('panel containers', () => {
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

  /** AEM's message channel, which hands the listener out. */
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
    'keep every panel of %s for the editor, and a drop target',
    async (type) => {
      await openPage(panels(type));
      expect(document.querySelector(`[data-panelcontainer="${type}"]`)).toContainElement(
        at(`${rootPath}/box/two`)[0]!,
      );
      expect(at(`${rootPath}/box/one`)).toHaveLength(1);
      expect(at(`${rootPath}/box/*`)).toHaveLength(1);
    },
  );

  it('show the tab that the author picked in the editor', async () => {
    const send = openChannel();
    await openPage(panels('tabs'));
    send({ type: 'cmp-tabs', id: `${rootPath}/other`, operation: 'navigate', index: 1 });
    await settle();
    expect(screen.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true');
    send({ type: 'cmp-tabs', id: `${rootPath}/box`, operation: 'navigate', index: 1 });
    await settle();
    expect(screen.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stay folded when an author clicks: only the callback fires', async () => {
    const called = jest.fn();
    window.addEventListener('ventora-panel-toggle', (event) => called((event as CustomEvent).detail), {
      once: true,
    });
    await openPage(panels('accordion'));
    screen.getByText('Second').click();
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    expect(called).toHaveBeenCalledWith({ path: `${rootPath}/box`, name: 'two' });
  });

  it('fold in preview', async () => {
    await openPage(panels('accordion'), 'preview');
    screen.getByText('Second').click();
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('are plain on a published page', async () => {
    await openPage(panels('tabs'), 'disabled');
    expect(document.querySelector('[data-panelcontainer]')).toBeNull();
  });
});
