import { fakeAuthor, main, openEditor } from '../session/testing/session-fixtures';
import { follow, followProperties, leave, leaveProperties, reset } from './inheritance-commands';

const path = `${main}/teaser`;

const opened = async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  return { author, session, node: () => session.content(path)! };
};

it('lets a component leave its source, and undo brings it back', async () => {
  const { author, session, node } = await opened();
  const before = node();
  await session.execute(leave(path, before, true), 'Cancel');
  expect(author.node(path)).toEqual({
    ...before,
    'jcr:mixinTypes': ['cq:LiveSyncCancelled'],
    'cq:isCancelledForChildren': true,
  });
  await session.undo();
  expect(author.node(path)).toEqual(before);
});

it('lets properties leave one after the other, and follow again', async () => {
  const { session, node } = await opened();
  const before = node();
  await session.execute(leaveProperties(path, node(), ['jcr:title']), 'Cancel');
  await session.execute(leaveProperties(path, node(), ['pretitle']), 'Cancel');
  expect(node()).toMatchObject({
    'jcr:mixinTypes': ['cq:PropertyLiveSyncCancelled'],
    'cq:propertyInheritanceCancelled': ['jcr:title', 'pretitle'],
  });
  const source = { ...before, 'jcr:title': 'Source' };
  await session.execute(followProperties(path, node(), source, ['jcr:title']), 'Follow');
  expect(node()).toMatchObject({ 'jcr:title': 'Source', 'cq:propertyInheritanceCancelled': ['pretitle'] });
  await session.execute(followProperties(path, node(), source, ['pretitle']), 'Follow');
  expect(node()).toEqual(source);
  await session.undo();
  await session.undo();
  expect(node()).toMatchObject({ 'jcr:title': 'R 15' });
});

it('shows the source’s values and parts once a component follows again, and undo puts its own back', async () => {
  const { session, node } = await opened();
  const source = { ...node(), 'jcr:title': 'Source', image: { ...(node().image as object), alt: 'Pump' } };
  await session.execute(leave(path, node(), true), 'Cancel');
  await session.execute({ type: 'set', path, properties: { 'jcr:title': 'Own', pretitle: 'Own' } }, 'Edit');
  const own = node();
  await session.execute(follow(path, node(), source), 'Follow');
  expect(node()).toEqual(source);
  await session.undo();
  expect(node()).toEqual(own);
});

it('takes a value of the source without following it', async () => {
  const { session, node } = await opened();
  await session.execute(leave(path, node(), true), 'Cancel');
  await session.execute(reset(path, node(), { ...node(), 'jcr:title': 'Source' }, ['jcr:title']), 'Reset');
  expect(node()).toMatchObject({ 'jcr:title': 'Source', 'jcr:mixinTypes': ['cq:LiveSyncCancelled'] });
});
