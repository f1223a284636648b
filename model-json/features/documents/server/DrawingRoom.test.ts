import path from 'node:path';
import type { Drawable, Drawing } from '../drawing/Drawing';
import { partly } from '../../../../shared/testing/partly';
import { DrawingRoom } from './DrawingRoom';

const room = new DrawingRoom(path.join(__dirname, 'spent-drawer.ts'));
afterAll(() => room.close());

const draw = async (name: string) =>
  String(await room.draw(partly<Drawing<Drawable>>({ document: { name } as unknown as Drawable })));

it('draws in a new thread what an exhausted one cannot draw, and refuses only what that cannot draw either', async () => {
  const drawn: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) drawn.push(await draw(name));
  expect(drawn).toEqual(['a 1', 'b 2', 'c 1', 'd 2', 'e 1']);
  await expect(draw('wrong')).rejects.toThrow('cannot draw wrong');
  expect(await draw('f')).toMatch(/^f \d$/);
});
