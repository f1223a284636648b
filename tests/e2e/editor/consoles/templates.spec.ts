import type { Page } from '@playwright/test';
import { TEMPLATES } from '../../../../shared/addresses/templates';
import { axe, faded, faultsOf } from '../../axe';
import { author, expect, test as base } from '../sample-page';
import { partAddress, TemplateStory } from './template-story';

const TITLE = 'ventora/components/title';
const faults = async (page: Page) => {
  await faded(page);
  return faultsOf(axe(page).exclude('iframe'));
};
const unique = () => `Story ${Math.random().toString(36).slice(2, 8)}`;
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const test = base.extend<{ story: TemplateStory }>({
  story: async ({ page }, use) => {
    const story = new TemplateStory(page);
    await use(story);
    await story.end();
  },
});

test(
  'with the keyboard alone, an author allows a component in a container, and inserts it in an open editor',
  { tag: '@turn-7' },
  async ({ page, sample, story, context }) => {
    // The editor and two screens of the console.
    test.slow();
    const title = unique();
    const template = await story.template(title);
    const policy = await story.policy(template, '', title);
    await story.use(template, sample);
    await sample.open();
    const components = page.getByRole('searchbox', { name: /Components that/ });
    const seek = async () => {
      await sample.item('facts').focus();
      await page.keyboard.press('Insert');
      await components.fill('Language navigation');
    };
    await seek();
    await expect(page.getByRole('option', { name: /Language navigation/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    const other = await context.newPage();
    await other.goto(`${author}/sites.html/content`);
    await other
      .getByRole('navigation', { name: 'Consoles' })
      .getByRole('link', { name: 'Templates' })
      .focus();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
    expect(await faults(other)).toEqual([]);
    await other.getByRole('searchbox', { name: 'Search templates' }).focus();
    await other.keyboard.type(title);
    await other.getByRole('link', { name: title }).focus();
    await other.keyboard.press('Enter');
    // The container that authors fill comes first.
    const panel = other.getByRole('region', { name: 'Policy of Container' });
    await expect(panel.getByRole('combobox', { name: 'Policy' })).toHaveValue(policy);
    await panel.getByRole('searchbox', { name: 'Search components' }).focus();
    await other.keyboard.type('language nav');
    await other.keyboard.press('Enter');
    const tick = panel.getByRole('checkbox', { name: /^Language navigation/ });
    await tick.focus();
    await other.keyboard.press('Space');
    await expect(tick).toBeChecked();
    await expect(panel.getByText('Not saved yet')).toBeVisible();
    expect(await faults(other)).toEqual([]);
    await other.keyboard.press('Control+s');
    await expect(other.getByText(`Saved the policy “${title}”.`)).toBeVisible();
    await expect(tick).toBeFocused();

    await page.bringToFront();
    await seek();
    await expect(page.getByRole('option', { name: /Language navigation/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sample.item('languagenavigation')).toBeFocused();
    expect(await sample.children()).toEqual(expect.arrayContaining(['intro', 'facts', 'languagenavigation']));
  },
);

test(
  'a style that is added to a policy is chosen on a component',
  { tag: '@turn-2' },
  async ({ page, sample, story }) => {
    const title = unique();
    const template = await story.template(title);
    await story.policy(template, TITLE, title);
    await story.use(template, sample);
    await page.goto(partAddress(template, TITLE));
    const panel = page.getByRole('region', { name: 'Policy of Title' });
    await panel.getByRole('button', { name: 'Add a style to Look' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Whisper');
    await page.keyboard.press('Tab');
    await page.keyboard.type('cmp-title--whisper;');
    await expect(panel.getByRole('alert')).toContainText('The classes of “Whisper” may have letters');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Backspace');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText(`Saved the policy “${title}”.`)).toBeVisible();
    // What nothing here reads cannot be typed.
    await expect(panel.getByRole('region', { name: 'Values without effect' })).toContainText('allowedTypes');
    await expect(panel.getByLabel('allowedTypes')).toHaveCount(0);

    // The title stands in the open container itself: there the policy is for.
    await sample.post(`${sample.main}/heading`, {
      'sling:resourceType': TITLE,
      'jcr:title': 'Quiet air',
      type: 'h2',
    });
    await sample.openAt('heading', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Title' });
    await dialog.getByRole('tab', { name: 'Styles' }).click();
    await dialog.getByRole('button', { name: /Look/ }).click();
    await page.getByRole('option', { name: 'Whisper' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(sample.frame.locator('.cmp-title--whisper')).toContainText('Quiet air');
  },
);

test(
  'an author makes, enables, copies and deletes templates, and is told which pages use one',
  { tag: '@nightly' },
  async ({ page, story }) => {
    const title = unique();
    const copy = `${title} copied`;
    const renamed = `${title} renamed`;
    await page.goto(`${author}/templates.html/conf`);
    const create = async (name: string, from?: string) => {
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Create a template' });
      if (from !== undefined) await dialog.getByLabel('Made from').selectOption({ label: from });
      await dialog.getByLabel('Title').fill(name);
      expect(await faults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    };
    await create(title);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Properties' }).click();
    const properties = page.getByRole('dialog', { name: `Properties of “${title}”` });
    await properties.getByLabel('Title').fill(renamed);
    await properties.getByLabel('State').selectOption('Enabled');
    await properties.getByLabel('Allowed below').fill('/content/ventora(');
    await expect(properties.getByText('is no regular expression.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await properties.getByLabel('Allowed below').fill('/content/ventora(/.*)?');
    await properties.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
    await expect(page.getByText('Enabled', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Templates' }).click();
    await create(copy, renamed);
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('nothing of the kind');
    await expect(page.getByText('No template matches these words.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('');

    await card(page, 'Content page').getByRole('button', { name: 'Delete' }).click();
    const used = page.getByRole('dialog', { name: '“Content page” is used' });
    await expect(used.getByRole('link').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const name of [copy, renamed]) {
      await card(page, name).getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog', { name: `Delete “${name}”?` })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(card(page, name)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(card(page, renamed)).toBeVisible();
    await story.end([renamed]);
  },
);

test(
  'two authors change a policy: the second is told, keeps what was typed, and can undo',
  { tag: '@nightly' },
  async ({ page, story, context }) => {
    const title = unique();
    const template = await story.template(title);
    await story.policy(template, '', title);
    const other = await context.newPage();
    for (const each of [page, other]) await each.goto(partAddress(template));
    const description = (each: Page) => each.getByRole('textbox', { name: 'Description' });
    await description(page).fill('Mine');
    // What is typed stays while the list is shown, and is named there.
    await page.getByRole('button', { name: 'Templates' }).click();
    await expect(page.getByText(`Changed and not saved yet: the policy “${title}”.`)).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(description(page)).toHaveValue('Mine');

    await description(other).fill('Theirs');
    await save(other).click();
    await expect(other.getByText(`Saved the policy “${title}”.`)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Somebody has changed this policy');
    await expect(description(page)).toHaveValue('Mine');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await save(page).click();
    await expect(description(other)).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(description(page)).toHaveValue('Theirs');

    await description(page).fill('Never saved');
    page.once('dialog', (question) => void question.dismiss());
    await page.reload({ timeout: 3000 }).catch(() => undefined);
    await expect(description(page)).toHaveValue('Never saved');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(description(page)).toHaveValue('Theirs');
  },
);

test(
  'a container is locked and opened again, and who may not change templates sees them all the same',
  { tag: '@nightly' },
  async ({ page, story }) => {
    const template = await story.template(unique());
    await page.goto(partAddress(template));
    const open = page.getByRole('checkbox', { name: /^Open to authors/ });
    await open.click();
    await expect(open).not.toBeChecked();
    await expect(page.getByText('Locked. What pages have in it stays.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(open).toBeChecked();

    await page.route(`**${TEMPLATES}**`, async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ body: text.replaceAll('"mayWrite":true', '"mayWrite":false') });
    });
    await page.reload();
    await expect(open).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /Save|New policy|Properties/ })).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Templates' }).click();
    await expect(page.getByText('You may look at templates, but not change them.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Create|Delete/ })).toHaveCount(0);
    // What is asked again meanwhile need not be answered.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
