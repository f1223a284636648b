/** @jest-environment jsdom */
import { createAllowedComponents, type AllowedComponent } from '../selection/picker/allowed-components';
import { locksOf } from '../selection/actions/locks';
import { root, treeOf } from '../selection/testing';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { noInheritance } from '../sling/inheritance';
import { createDrag } from './create-drag';
import { partly } from '../../../../../shared/testing/partly';

const list: AllowedComponent[] = [
  { resourceType: 'x/text', title: 'Text', group: '', isContainer: false, template: {} },
];

/** A page of 100 by 100 with one text; `answer` resolves the components that the container allows. */
function dragged() {
  let answer: (list: readonly AllowedComponent[]) => void = () => {};
  const asked = jest.fn(() => new Promise<readonly AllowedComponent[]>((resolve) => void (answer = resolve)));
  const box = { left: 0, top: 0, width: 100, height: 100 };
  const bench = partly<WorkbenchWithActions>({
    page: {
      window: { frameElement: { getBoundingClientRect: () => box }, scrollY: 0, scrollBy() {} },
      get() {},
    },
    geometry: {
      scroll: () => ({ x: 0, y: 0 }),
      controls: () => new Map(),
      boxes: () =>
        new Map([
          [root, box],
          [`${root}/text`, box],
        ]),
    },
    tree: { get: () => treeOf(['text']) },
    allowed: createAllowedComponents(asked),
    locks: locksOf(noInheritance),
    shell: { refuse() {}, announce() {} },
    titleOf: () => 'Section',
  });
  const drag = createDrag(bench);
  return { drag, asked, answer: (all: readonly AllowedComponent[]) => answer(all) };
}

const pointer = (type: string, x: number, y: number) =>
  document.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y, cancelable: true }), { pointerId: 1 }),
  );
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const refusalOf = ({ drag }: ReturnType<typeof dragged>) => {
  const target = drag.get()?.target;
  return target?.kind === 'place' ? target.refusal : undefined;
};
const grab = ({ drag }: ReturnType<typeof dragged>, resourceType: string) =>
  drag.grab(
    { kind: 'component', component: { resourceType, title: 'It', template: {} } },
    { clientX: 5, clientY: 5, pointerId: 1 },
  );

it('refuses under a resting pointer as soon as the server has answered what is allowed', async () => {
  const test = dragged();
  grab(test, 'x/carousel');
  pointer('pointermove', 50, 50);
  await frame();
  expect(test.drag.get()?.target).toMatchObject({ kind: 'place' });
  expect(refusalOf(test)).toBeUndefined();
  test.answer(list);
  await frame();
  expect(refusalOf(test)).toContain('It takes Text');
  pointer('pointermove', 52, 50);
  await frame();
  expect(test.asked).toHaveBeenCalledTimes(1);
  pointer('pointercancel', 52, 50);
});

it('shows nothing for a drag that ended before the server answered', async () => {
  const test = dragged();
  grab(test, 'x/carousel');
  pointer('pointermove', 50, 50);
  await frame();
  pointer('pointercancel', 50, 50);
  test.answer(list);
  await frame();
  expect(test.drag.get()).toBeUndefined();
});
