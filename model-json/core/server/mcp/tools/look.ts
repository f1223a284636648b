import { z } from 'zod';
import { checkPage } from '../../checks/check-page';
import { openPage } from '../content/Document';
import { renderedText } from '../content/rendered-text';
import { ToolRefusal } from '../refusals';
import { tool } from '../Tool';
import { pagePath } from './shapes';

const MOST_TEXT = 100_000;

export const checkAemPage = tool({
  name: 'check-aem-page',
  title: 'Check a page',
  description:
    'What visitors would stumble over on a page as it is now: headings, alternative texts, link texts, broken links, lengths of titles and descriptions, words that the house avoids. Contrast is measured in the editor only.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({ path: pagePath }),
  output: z.object({
    path: z.string(),
    findings: z.array(
      z.object({ rule: z.string(), severity: z.string(), path: z.string(), message: z.string() }),
    ),
    preview: z.object({ title: z.string(), description: z.string(), address: z.string() }),
    blocksPublishing: z.boolean(),
  }),
  run({ path }, { instance }) {
    const checks = checkPage(openPage(instance, path).page, instance);
    if (!checks) throw notDrawn(path);
    return { ...checks, findings: [...checks.findings], preview: { ...checks.preview } };
  },
});

export const getPageText = tool({
  name: 'get-aem-page-text',
  title: 'See a page as text',
  description:
    'A page as visitors would read it after publication, from top to bottom, as text with headings, links and pictures. There is no browser here, so there are no screenshots: open the editor’s address for those.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({ path: pagePath }),
  output: z.object({ path: z.string(), title: z.string(), text: z.string(), isCut: z.boolean() }),
  run({ path }, { instance }) {
    const { page } = openPage(instance, path);
    const model = instance.models.get(page);
    if (!model) throw notDrawn(path);
    const { renderPage, assets } = instance.frontend();
    const text = renderedText(renderPage({ model, origin: '', assets }).html);
    return {
      path: page.path,
      title: typeof model['title'] === 'string' ? model['title'] : page.name,
      text: text.slice(0, MOST_TEXT),
      isCut: text.length > MOST_TEXT,
    };
  },
});

const notDrawn = (path: string): ToolRefusal =>
  new ToolRefusal('not-possible', `${path} cannot be drawn.`, 'Read it with get-aem-page-content instead.');
