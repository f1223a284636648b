import type { OpenPage } from '../../page/create-editor-page';
import type { ContentTree } from '../content-tree';
import { createGeometry } from './create-geometry';
import { createStore } from '../create-store';
import { partly } from '../../../../../../shared/testing/partly';

const panel = (top: number, isOpen: boolean) => ({
  checkVisibility: () => isOpen,
  getBoundingClientRect: () => ({ left: 0, top, width: 400, height: 64 }),
});

it('finds items below a closed accordion section, and not those inside it', () => {
  // The closed section keeps its height and overlaps the open one.
  const elements = new Map([
    ['/one', panel(40, false)],
    ['/two', panel(80, true)],
  ]);
  const page = partly<OpenPage>({
    window: { scrollX: 0, scrollY: 0 },
    get: (path: string) => ({ element: elements.get(path) }),
    onChange: () => () => {},
  });
  const items = [...elements.keys()].map((path) => [path, { path }] as const);
  const geometry = createGeometry(page, createStore(partly<ContentTree>(new Map(items))));
  expect(geometry.boxes().get('/one')).toMatchObject({ width: 0, height: 0 });
  expect(geometry.hit({ x: 10, y: 60 })).toBeUndefined();
  expect(geometry.hit({ x: 10, y: 100 })).toBe('/two');
});
