/**
 * @jest-environment jsdom
 * @jest-turn 4
 */
import { cases, isEmpty, sampled, type Case } from './every-fixture';
import { at, grid, openPage, rootPath } from './spa-page';

const problemOf = (each: Case): string | undefined =>
  isEmpty(each) ? undefined : each.definition.problem?.(each.definition.model.parse(each.input) as never);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

// A placeholder or a warning of the editor depends on the content, so every such fixture is tested.
const tested = cases.filter(
  (each) => sampled.includes(each) || isEmpty(each) || problemOf(each) !== undefined,
);

describe.each(tested)('$component: $fixture in the editor', (each) => {
  const { definition, input } = each;

  it('can be selected, and is a placeholder when empty', async () => {
    await openPage(grid({ item: { ...input, ':type': definition.resourceType } }));
    const [item] = at(`${rootPath}/item`);
    expect(item).toHaveAttribute('data-cq-resource-type', definition.resourceType);
    const placeholder = item?.querySelector(':scope > .cq-placeholder');
    if (isEmpty(each)) expect(placeholder).toHaveAttribute('data-emptytext', definition.title);
    else expect(placeholder).toBeNull();
    const problem = problemOf(each);
    const box = item?.querySelector(':scope > [data-problem]');
    if (problem === undefined) expect(box).toBeNull();
    else expect(box).toHaveTextContent(problem);
  });
});
