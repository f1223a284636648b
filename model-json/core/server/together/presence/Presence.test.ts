import { HEARTBEAT_MS, type LiveEvents } from '../../../../../shared/authoring/together';
import { Live } from '../Live';
import { Presence } from './Presence';

const anna = { id: 'anna', name: 'Anna' };
const ben = { id: 'ben', name: 'Ben' };
const page = '/content/a';

function present() {
  let now = 0;
  const live = new Live();
  const told: LiveEvents['presence'][] = [];
  live.listen((event) => event.name === 'presence' && told.push(event.data));
  const presence = new Presence(live, () => now);
  return { presence, told, pass: (ms: number) => (now += ms) };
}

it('tells others when somebody comes, selects something and goes, but not of each sign of life', () => {
  const { presence, told } = present();
  presence.sign(anna, { tab: 'one', page });
  presence.sign(anna, { tab: 'one', page });
  presence.sign(anna, { tab: 'one', page, component: '/content/a/jcr:content/x' });
  presence.leave('one');
  expect(told.map(({ here }) => here.map(({ component }) => component))).toEqual([
    [undefined],
    ['/content/a/jcr:content/x'],
    [],
  ]);
});

it('tells both pages when a window goes to another', () => {
  const { presence, told } = present();
  presence.sign(anna, { tab: 'one', page });
  presence.sign(anna, { tab: 'one', page: '/content/b' });
  expect(told.slice(1).map((event) => [event.page, event.here.length])).toEqual([
    [page, 0],
    ['/content/b', 1],
  ]);
});

it('forgets a window that is silent, or whose stream has ended', () => {
  const { presence, pass } = present();
  const [first, second] = [presence.open('one'), presence.open('one')];
  presence.sign(anna, { tab: 'one', page });
  presence.sign(ben, { tab: 'two', page });
  first();
  expect(presence.on(page)).toHaveLength(2);
  second();
  expect(presence.on(page).map(({ tab }) => tab)).toEqual(['two']);
  pass(2 * HEARTBEAT_MS);
  presence.sweep();
  expect(presence.on(page)).toHaveLength(1);
  pass(2 * HEARTBEAT_MS);
  presence.sweep();
  expect(presence.on(page)).toEqual([]);
});

it('frees a text when the window that has it goes', () => {
  const { presence } = present();
  const edits = { path: '/content/a/jcr:content/x', property: 'text' };
  expect(presence.sign(anna, { tab: 'one', page, edits })).toBeUndefined();
  expect(presence.sign(ben, { tab: 'two', page, edits })).toEqual(anna);
  expect(presence.on(page).at(-1)?.edits).toBeUndefined();
  presence.leave('one');
  expect(presence.sign(ben, { tab: 'two', page, edits })).toBeUndefined();
});

it('lets nobody speak for somebody else’s window', () => {
  const { presence } = present();
  presence.sign(anna, { tab: 'one', page });
  presence.sign(ben, { tab: 'one', page: '/content/b' });
  expect(presence.all()).toMatchObject([{ person: anna, page }]);
});
