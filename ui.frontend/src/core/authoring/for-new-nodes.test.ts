/** @jest-environment jsdom */
import { forNewNodes } from './for-new-nodes';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

it('starts existing and added elements, and stops removed ones', async () => {
  document.body.innerHTML = '<div id="root"><p></p></div>';
  const root = document.getElementById('root')!;
  const added = jest.fn();
  const removed = jest.fn();
  const stop = forNewNodes(root, { added, removed });
  expect(added).toHaveBeenCalledTimes(1);

  const paragraph = root.firstElementChild!;
  paragraph.append(document.createElement('b'));
  await tick();
  expect(added).toHaveBeenCalledTimes(2);

  paragraph.remove();
  await tick();
  expect(removed).toHaveBeenCalledWith(paragraph);

  stop();
  root.append(paragraph);
  await tick();
  expect(added).toHaveBeenCalledTimes(2);
});
