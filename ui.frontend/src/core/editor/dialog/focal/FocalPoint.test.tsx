/**
 * @jest-environment jsdom
 * @jest-turn 5
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ContentNode } from '../../session/EditorSession';
import { ComponentDialog } from '../ComponentDialog';
import { answers, draw, pagePath, testSession } from '../testing';

expect.extend(toHaveNoViolations);
// Spectrum renders slowly on a busy machine.
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

it('sets the focal point by keyboard alone, announces it and saves it', async () => {
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

it('sets the focal point by a click on the picture', async () => {
  const { executed, user, dialog } = await open(image);
  const area = dialog.querySelector<HTMLElement>('.editor-focal__area')!;
  area.getBoundingClientRect = () => ({ left: 100, top: 100, width: 200, height: 100 }) as DOMRect;
  area.setPointerCapture = () => undefined;
  const press = (clientX: number, clientY: number) =>
    fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX, clientY }));
  // The picture has not loaded yet, so the press is ignored.
  press(110, 190);
  fireEvent.load(area.querySelector('img')!);
  press(250, 110);
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: '75,10' } }]));
});

it('lets an author return from the component’s focal point to the asset’s', async () => {
  const { user, executed } = await open({ ...image, fileReference: shop, focalPoint: '10,10' });
  await user.click(await screen.findByRole('button', { name: 'Use the asset’s focal point' }));
  expect(screen.getByText('From the asset: 70% from the left, 35% from the top.')).toBeVisible();
  expect(across()).toHaveValue('70');
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: null } }]));
});

it('saves a centred focal point, which differs from an unset one', async () => {
  const { user, executed } = await open({ ...image, focalPoint: '10,10' });
  await user.click(screen.getByRole('button', { name: 'Centre' }));
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { focalPoint: '50,50' } }]));
});

it('clears the focal point when the picture is removed', async () => {
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

it('previews the crops of a hero’s picture without a focal point', async () => {
  const teaser = { 'sling:resourceType': 'ventora/components/teaser', fileReference: hall };
  const { user, dialog } = await open(teaser);
  await user.click(screen.getByRole('tab', { name: 'Asset' }));
  expect(previews(dialog)).toEqual(['50% 50%', '100% 50%', '100% 50%']);
});

it('saves the focal point of a download’s cover next to its alternative text', async () => {
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

it('explains an invalid focal point that the editor did not write', async () => {
  const { user, executed } = await open({ ...image, focalPoint: '0.3,0.4' });
  await user.click(done());
  expect(await screen.findByRole('group', { name: 'What is wrong' })).toHaveTextContent(
    'two whole percentages, from the left and from the top, such as 30,40',
  );
  expect(executed).toEqual([]);
});

it('has no accessibility violations in the focal point field', async () => {
  const { dialog } = await open({ ...image, focalPoint: '10,10' });
  expect(await axe(dialog)).toHaveNoViolations();
});
