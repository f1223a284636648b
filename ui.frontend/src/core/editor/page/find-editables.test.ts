/** @jest-environment jsdom */
import { findEditables } from './find-editables';

const page = '/content/site/page';
const root = `${page}/jcr:content/root`;

const drawn = `
  <div data-cq-data-path="${page}" data-cq-resource-type="">
    <div data-cq-data-path="${page}">
      <div data-cq-data-path="${root}" data-cq-resource-type="x/container">
        <div class="aem-Grid" data-cq-data-path="${root}">
          <div data-cq-data-path="${root}/text" data-cq-resource-type="x/text"><p>Air</p></div>
          <div class="new section" data-cq-data-path="${root}/*"></div>
        </div>
      </div>
    </div>
  </div>`;

beforeEach(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  document.body.innerHTML = drawn;
});

it('finds each editable once, in page order, with its type and its parent', () => {
  expect(findEditables(document, (path) => path !== root).map(({ element: _, ...said }) => said)).toEqual([
    { path: page, resourceType: '', parent: undefined, editable: false, kind: 'page' },
    { path: root, resourceType: 'x/container', parent: page, editable: false, kind: 'container' },
    { path: `${root}/text`, resourceType: 'x/text', parent: root, editable: true, kind: 'component' },
    { path: `${root}/*`, resourceType: '', parent: root, editable: true, kind: 'placeholder' },
  ]);
});

it('takes the outer of the two elements that carry a container’s path', () => {
  const container = findEditables(document, () => true).find(({ path }) => path === root);
  expect(container?.element.className).toBe('');
});

it('takes the type of a component that names none from the stored content', () => {
  document.body.innerHTML = drawn.replace('"x/text"', '""');
  const typeOf = (path: string) => (path === page ? '' : 'stored/text');
  const types = findEditables(document, () => true, typeOf).map(({ path, resourceType }) => [
    path,
    resourceType,
  ]);
  expect(types).toEqual([
    [page, ''],
    [root, 'x/container'],
    [`${root}/text`, 'stored/text'],
    [`${root}/*`, ''],
  ]);
});
