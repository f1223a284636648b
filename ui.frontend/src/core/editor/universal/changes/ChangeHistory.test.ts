import { NO_STEPS, withoutPast, withRedone, withStep, withUndone, type Step } from './ChangeHistory';

const step = (label: string, change: number, visit?: string): Step => ({
  ...{ label, visit, changes: [change] },
  calls: [{ name: 'patch', payload: { change } }],
});

it('makes all that is typed during one visit of a field a single step', () => {
  const steps = [step('Title', 1, 'v'), step('Title', 2, 'v'), step('Text', 3, 'w')].reduce(
    withStep,
    NO_STEPS,
  );
  expect(steps.past.map(({ label, changes }) => [label, changes])).toEqual([
    ['Title', [1, 2]],
    ['Text', [3]],
  ]);
});

it('redoes what was undone last, with the numbers of its new changes', () => {
  const done = [step('A', 1), step('B', 2)].reduce(withStep, NO_STEPS);
  const undone = withUndone(withUndone(done));
  expect(undone.future.map(({ label }) => label)).toEqual(['A', 'B']);
  const redone = withRedone(undone, 7);
  expect(redone.past.at(-1)).toMatchObject({ label: 'A', changes: [7] });
  expect(redone.future.map(({ label }) => label)).toEqual(['B']);
});

it('goes on where a step of several changes was left half undone or half redone', () => {
  const done = [step('A', 1, 'v'), step('A', 2, 'v'), step('A', 3, 'v')].reduce(withStep, NO_STEPS);
  const half = withUndone(done);
  expect(half.past.map(({ changes }) => changes)).toEqual([[1, 2]]);
  expect(half.future).toEqual([]);
  const undone = withUndone(withUndone(half));
  expect([undone.past, undone.future.map(({ calls }) => calls.length)]).toEqual([[], [3]]);
  const begun = withRedone(withRedone(undone, 4), undefined);
  expect([begun.past.map(({ changes }) => changes), begun.future.length]).toEqual([[[4]], 1]);
  const redone = withRedone(begun, 6);
  expect(redone.past.map(({ changes, calls }) => [changes, calls.length])).toEqual([[[4, 6], 3]]);
  expect(redone.future).toEqual([]);
});

it('keeps nothing to undo once somebody else’s change is in the way', () => {
  expect(withoutPast(withStep(NO_STEPS, step('A', 1)))).toEqual(NO_STEPS);
});

it('forgets what was undone once something else is changed', () => {
  const undone = withUndone(withStep(NO_STEPS, step('A', 1)));
  expect(withStep(undone, step('B', 2)).future).toEqual([]);
});
