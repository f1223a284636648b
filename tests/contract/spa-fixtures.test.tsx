/** @jest-environment jsdom */
import { cases, isEmpty } from './every-fixture';
import { at, grid, openPage, rootPath } from './spa-page';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe.each(cases)('$component: $fixture in the editor', (each) => {
  const { definition, input } = each;

  it('can be selected, and is a placeholder when empty', async () => {
    await openPage(grid({ item: { ...input, ':type': definition.resourceType } }));
    const [item] = at(`${rootPath}/item`);
    expect(item).toHaveAttribute('data-cq-resource-type', definition.resourceType);
    const placeholder = item?.querySelector(':scope > .cq-placeholder');
    if (isEmpty(each)) expect(placeholder).toHaveAttribute('data-emptytext', definition.title);
    else expect(placeholder).toBeNull();
    const problem = isEmpty(each) ? undefined : definition.problem?.(definition.model.parse(input) as never);
    const box = item?.querySelector(':scope > [data-problem]');
    if (problem === undefined) expect(box).toBeNull();
    else expect(box).toHaveTextContent(problem);
  });
});
