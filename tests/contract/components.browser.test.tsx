/**
 * @jest-environment jsdom
 * @jest-turn 4
 */
import { act } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot, type Root } from 'react-dom/client';
import { drawCase, isEmpty, sampled } from './every-fixture';
import { serverDom } from './server-dom';

/** A fixture is only part of a page, so page-level rules (landmarks, outline) do not apply. Colours need a real browser. */
const rules = {
  region: { enabled: false },
  'heading-order': { enabled: false },
  'color-contrast': { enabled: false },
};

describe.each(sampled.filter((each) => !isEmpty(each)))('$component: $fixture', (each) => {
  let container: HTMLElement;
  let root: Root | undefined;

  // Rendered once for all tests of a fixture: only the last test, which hydrates, changes it.
  beforeAll(() => {
    container = serverDom(each);
    document.body.append(container);
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  it('runs no script that an author could have written', () => {
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(
      attributes.filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value)),
    ).toEqual([]);
    const scripts = [...container.querySelectorAll('script')].map(({ type }) => type);
    expect(scripts.filter((type) => !/^application\/(ld\+)?json$/.test(type))).toEqual([]);
  });

  it('has no violations in axe', async () => {
    const { violations } = await axe(container, { rules, resultTypes: ['violations'], preload: false });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }, 30_000);

  it('hydrates the server’s HTML without a warning', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      root = hydrateRoot(container, drawCase(each), {
        onRecoverableError: (reason) => console.error(reason),
      });
    });
    expect(error.mock.calls).toEqual([]);
  });
});
