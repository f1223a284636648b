import type { Page } from '@playwright/test';
import { axe, faded } from '../../axe';
import { colleague, openAs } from './colleague';
import { author, expect, test } from '../sample-page';

/* Two people in two browsers, on one page. */

const avatars = (page: Page, names: string) =>
  page.getByRole('button', { name: `Also on this page: ${names}`, exact: true });

const violations = async (page: Page) => {
  await faded(page);
  return (await axe(page).exclude('iframe').analyze()).violations;
};

test(
  'two authors see each other’s place on the page, until one of them leaves',
  { tag: '@turn-5' },
  async ({ browser, page, sample }) => {
    await sample.open();
    const ben = await colleague(browser, sample, 'Ben Muster');
    await ben.sample.item('intro/text').focus();
    const mark = page.locator('.tg-mark[data-shown="true"]');
    await expect(mark).toHaveText('Ben Muster');
    const [marked, text] = [await mark.boundingBox(), await sample.item('intro/text').boundingBox()];
    expect(marked).toEqual(text);
    await avatars(page, 'Ben Muster').click();
    await expect(
      page.getByRole('dialog').getByText('on Text: Pressure dew point', { exact: false }),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const list = await page.context().newPage();
    await list.goto(
      `${author}/sites.html${sample.path.slice(0, sample.path.lastIndexOf('/'))}?view=list&q=Editor+sample`,
    );
    await expect(list.getByText(/(?:Ben Muster is|2 people are) editing/).first()).toBeVisible();
    await ben.leave();
    await expect(avatars(page, 'Ben Muster')).toHaveCount(0);
    await expect(mark).toHaveCount(0);
  },
);

test(
  'a text that somebody types in is theirs until they leave',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    const ben = await colleague(browser, sample, 'Ben');
    await ben.sample.item('intro/text').focus();
    await ben.page.keyboard.press('F2');
    await expect(ben.sample.frame.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await sample.open();
    await expect(page.locator('.tg-mark[data-shown="true"]')).toHaveText('Ben is typing');
    await sample.item('intro/text').focus();
    await page.keyboard.press('F2');
    await expect(page.getByText(/^Ben is typing in this text/).first()).toBeVisible();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Text' });
    await expect(form.getByText(/^Ben is typing in this text/)).toBeVisible();
    await ben.leave();
    await expect(form.getByText(/^Ben is typing in this text/)).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('F2');
    await expect(sample.frame.getByRole('textbox', { name: 'Text' })).toBeFocused();
  },
);

test(
  'a page that somebody has locked says so before anybody types, and can be unlocked',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.post(`${sample.path}/jcr:content`, { 'jcr:lockOwner': 'maria' });
    const bar = page.getByText('maria has locked this page. You can read it and comment on it.');
    await expect(bar).toBeVisible();
    await sample.item('intro/title').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('maria has locked this page.', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Title' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(bar).toHaveCount(0);
    await sample.item('intro/title').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Title' })).toBeVisible();
  },
);

test(
  'two authors talk about a component by keyboard: a task, a mention, a reply, resolved',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    // Names of earlier runs are still known.
    const surname = `Quill${Date.now()}`;
    await openAs(sample, 'Anna Moss');
    const ben = await colleague(browser, sample, `Zoe ${surname}`);
    await sample.item('intro/title').focus();
    await page.keyboard.press('c');
    const rail = page.getByRole('complementary', { name: 'Comments' });
    const box = rail.getByRole('textbox', { name: /^New comment on Title/ });
    await expect(box).toBeFocused();
    await page.keyboard.type(`Is this the right dryer, @${surname}`);
    await expect(rail.getByRole('option', { name: `Zoe ${surname}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(`Is this the right dryer, @Zoe ${surname} `);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(rail.getByRole('article', { name: 'Comment by Anna Moss' })).toBeFocused();
    await expect(
      page.getByRole('button', { name: '1 comment on Title: Dry air for paint shops' }),
    ).toBeVisible();

    const bell = ben.page.getByRole('button', { name: 'Notices: 1 unread' });
    await bell.focus();
    await ben.page.keyboard.press('Enter');
    const notices = ben.page.getByRole('dialog', { name: 'Notices' });
    await expect(notices.getByText('Anna Moss mentioned you on “Editor sample”')).toBeVisible();
    expect(await violations(ben.page)).toEqual([]);
    await ben.page.keyboard.press('Tab');
    await ben.page.keyboard.press('Tab');
    await ben.page.keyboard.press('Enter');
    const theirs = ben.page.getByRole('article', { name: 'Comment by Anna Moss' });
    await expect(theirs).toBeFocused();
    await theirs.getByRole('button', { name: 'Reply' }).click();
    await ben.page.keyboard.type('Yes.');
    await ben.page.keyboard.press('Control+Enter');
    await expect(rail.getByText('Yes.')).toBeVisible();
    await sample.post(`${sample.main}/intro/title`, { ':operation': 'delete' });
    await expect(rail.getByText('Title: no longer on the page')).toBeVisible();
    await theirs.getByRole('button', { name: 'Resolve' }).click();
    await expect(rail.getByText(`Resolved by Zoe ${surname}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notices: 2 unread' })).toBeVisible();
    await ben.leave();
  },
);

test(
  'an author whose page somebody deletes is told at once, and puts it back with what they typed',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const form = page.getByRole('dialog', { name: 'Title' });
    await form.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mine');
    await sample.post('/bin/wcmcommand', { cmd: 'deletePage', path: sample.path });
    const told = page.getByRole('alertdialog', { name: 'Somebody has deleted this page' });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Put the page back' }).click();
    await expect(page.getByText('The page is back.', { exact: false })).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(form).toHaveCount(0);
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Mine');
  },
);
