import type { Case } from '../contract/every-fixture';
import type { World } from './draw-worlds';
import type { Exception } from './exceptions';

const HEAD = `<!-- Written by \`npx jest tests/worlds\`, which fails if it was not current. -->

# Four worlds

Every component is drawn from each of its fixtures in four worlds: on its own (the HTML that React makes of a model), in the page of an application on AEM’s SPA SDK (*SPA Editor*), in author’s page for the Universal Editor, and as a block of Edge Delivery, which is written into a document, read back and drawn by the block’s script. Words, links and pictures have to be the same, in the same order. A cell counts the fixtures that are; a number in brackets leads to the reason of the others.

\`tests/worlds/worlds.test.ts\` compares a fixture of each component with every \`npm test\`, \`worlds.long.ts\` all of them with \`npm run test:all\`.
`;

/** `docs/worlds.md`, from the fixtures and the reasons; the tests prove its cells. */
export function worldsPage(
  cases: readonly Case[],
  worlds: readonly World[],
  exceptions: readonly Exception[],
): string {
  const components = [...new Set(cases.map(({ component }) => component))];
  const row = (component: string): string => {
    const all = cases.filter((each) => each.component === component).length;
    const cells = worlds.map((world) => {
      const index = exceptions.findIndex((each) => each.component === component && each.world === world);
      const { fixtures = [] } = exceptions[index] ?? {};
      return index < 0 ? `${all}` : `${all - fixtures.length} (${index + 1})`;
    });
    return `| ${[component, `${all}`, ...cells].join(' | ')} |`;
  };
  const reasons = exceptions.map(
    ({ component, world, fixtures, reason }, index) =>
      `${index + 1}. **${component}, ${world}**: ${reason} Fixtures: ${fixtures.join(', ')}.`,
  );
  return [
    HEAD,
    `| component | ${['on its own', ...worlds].join(' | ')} |`,
    `|---|${'---|'.repeat(worlds.length + 1)}`,
    ...components.map(row),
    '',
    ...(reasons.length > 0 ? ['## Reasons', '', ...reasons, ''] : []),
  ].join('\n');
}
