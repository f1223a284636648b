import { NO_STEPS, withRedone, withStep, withUndone, type Step } from './ChangeHistory';

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
  const redone = withRedone(undone, [7]);
  expect(redone.past.at(-1)).toMatchObject({ label: 'A', changes: [7] });
  expect(redone.future.map(({ label }) => label)).toEqual(['B']);
});

it('forgets what was undone once something else is changed', () => {
  const undone = withUndone(withStep(NO_STEPS, step('A', 1)));
  expect(withStep(undone, step('B', 2)).future).toEqual([]);
});
