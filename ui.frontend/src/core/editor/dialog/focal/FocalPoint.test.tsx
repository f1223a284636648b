/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ContentNode } from '../../session/EditorSession';
import { ComponentDialog } from '../ComponentDialog';
import { answers, draw, pagePath, testSession } from '../testing';

expect.extend(toHaveNoViolations);
// A machine that does much else draws Spectrum slowly.
jest.setTimeout(30_000);

const path = `${pagePath}/jcr:content/root/item`;
const [hall, shop] = ['/content/dam/ventora/hall.jpg', '/content/dam/ventora/shop.jpg'];
const image = { 'sling:resourceType': 'ventora/components/image', fileReference: hall };

beforeEach(() => {
  sessionStorage.clear();
  answers({
    [`${path}.policy.json`]: {},
    [`${shop}/jcr:content/metadata.infinity.json`]: { focalPoint: '70,35' },
  });
});

async function open(node: ContentNode) {
  const { session, executed } = testSession({ root: { item: node } });
  const drawn = draw(<ComponentDialog path={path} session={session} onClose={() => undefined} />);
  return { ...drawn, executed, dialog: await screen.findByRole('dialog') };
}

const across = () => screen.getByRole('slider', { name: 'Focal point of Picture, across' });
const down = () => screen.getByRole('slider', { name: 'Focal point of Picture, down' });
const done = () => screen.getByRole('button', { name: 'Done' });
const previews = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>('.editor-focal__crops img')].map(
    ({ style }) => style.objectPosition,
  );

it('is moved by the keyboard alone, says where it is, and is written', async () => {
  const { user, executed, dialog } = await open(image);
  act(() => across().focus());
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  expect(across()).toHaveAttribute('aria-valuetext', '39% from the left, 50% from the top');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(down()).toHaveFocus();
  expect(down()).toHaveAttribute('aria-valuetext', '39% from the left, 60% from the top');
  expect(screen.getByRole('textbox', { name: 'From the left (%)' })).toHaveValue('39');
  expect(previews(dialog)).toEqual(Array(3).fill('39% 60%'));
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: '39,60' } }]));
});

it('is set by a click on the picture', async () => {
  const { executed, user, dialog } = await open(image);
  const area = dialog.querySelector<HTMLElement>('.editor-focal__area')!;
  area.getBoundingClientRect = () => ({ left: 100, top: 100, width: 200, height: 100 }) as DOMRect;
  area.setPointerCapture = () => undefined;
  const press = (clientX: number, clientY: number) =>
    fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX, clientY }));
  // The picture has not arrived yet: nobody knows what lies there.
  press(110, 190);
  fireEvent.load(area.querySelector('img')!);
  press(250, 110);
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: '75,10' } }]));
});

it('is what the asset says until it is set for this place, and can be again', async () => {
  const { user, executed } = await open({ ...image, fileReference: shop, focalPoint: '10,10' });
  await user.click(await screen.findByRole('button', { name: 'As the asset says' }));
  expect(screen.getByText('The asset says: 70% from the left, 35% from the top.')).toBeVisible();
  expect(across()).toHaveValue('70');
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: null } }]));
});

it('goes back to the middle, which is not the same as not being set', async () => {
  const { user, executed } = await open({ ...image, focalPoint: '10,10' });
  await user.click(screen.getByRole('button', { name: 'Centre' }));
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: '50,50' } }]));
});

it('does not outlive its picture', async () => {
  const { user, executed } = await open({ ...image, focalPoint: '10,10' });
  const picture = screen.getByRole('textbox', { name: 'Picture' });
  await user.clear(picture);
  expect(screen.getByText('Choose a picture first.')).toBeVisible();
  await user.type(picture, shop);
  await user.click(done());
  await waitFor(() =>
    expect(executed).toMatchObject([{ properties: { fileReference: shop, focalPoint: null } }]),
  );
});

it('shows what a hero keeps of a picture of which nothing is said', async () => {
  const teaser = { 'sling:resourceType': 'ventora/components/teaser', fileReference: hall };
  const { user, dialog } = await open(teaser);
  await user.click(screen.getByRole('tab', { name: 'Asset' }));
  expect(previews(dialog)).toEqual(['50% 50%', '100% 50%', '100% 50%']);
});

it('stands in a cover of its own beside the alternative text', async () => {
  const cover = { fileReference: hall, alt: 'Hall' };
  const download = { 'sling:resourceType': 'ventora/components/download', fileReference: '/content/a.pdf' };
  const { user, executed } = await open({ ...download, image: cover });
  act(() => across().focus());
  await user.keyboard('{Home}');
  await user.click(done());
  await waitFor(() =>
    expect(executed).toMatchObject([{ children: { image: { ...cover, focalPoint: '0,50' } } }]),
  );
});

it('says what is wrong with one that came another way', async () => {
  const { user, executed } = await open({ ...image, focalPoint: '0.3,0.4' });
  await user.click(done());
  expect(await screen.findByRole('group', { name: 'What is wrong' })).toHaveTextContent(
    'two whole percents, from the left and from the top, as in 30,40',
  );
  expect(executed).toEqual([]);
});

it('has no accessibility violations', async () => {
  const { dialog } = await open({ ...image, focalPoint: '10,10' });
  expect(await axe(dialog)).toHaveNoViolations();
});
