import { readFileSync } from 'node:fs';
import { expect as see, type Page } from '@playwright/test';
import { freePort } from '../nodes/free-port';
import { WKND } from '../package/filevault/maven-central';
import { MigratedSite } from '../package/strangers/MigratedSite';
import { SampleApplication } from './sample-application';

/*
 * Adobe's sample application for the Universal Editor, unmodified, with WKND's content migrated from its packages, on our screen.
 * Adobe's script comes from its package on npm instead of its host.
 */

const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);
const patient = see.configure({ timeout: 2 * MINUTE });

const SCRIPT = 'https://universal-editor-service.adobe.io/cors.js';
const CAMP = '/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp';

let application: SampleApplication | undefined;
let site: MigratedSite | undefined;
let address: string;
beforeAll(async () => {
  application = await SampleApplication.build();
  if (!application) return;
  const port = await freePort();
  address = `http://localhost:${port}`;
  const settings = { UNIVERSAL_EDITOR: 'on', UNIVERSAL_EDITOR_ORIGINS: address };
  site = await MigratedSite.start('guides', WKND, '/content/wknd/us/en.html', settings);
  if (site) await application.serve(port, site.author);
}, 30 * MINUTE);
afterAll(async () => {
  application?.close();
  await site?.stop();
});

/** Opens the application's page on the screen, with its tree. */
async function open({ author, open: openPage }: MigratedSite): Promise<Page> {
  const page = await openPage.call(site, 'about:blank');
  const body = readFileSync(require.resolve('@adobe/universal-editor-cors'));
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const shown = `${address}/?authorHost=${author}`;
  await page.goto(`${author}/universal-editor.html?page=${encodeURIComponent(shown)}`);
  await patient(page.getByRole('treeitem', { name: /Adventure: Bali Surf Camp/ })).toBeVisible();
  return page;
}

interface Adventure {
  readonly _path: string;
  readonly title: string;
  readonly tripLength: string;
  readonly price: number;
}

/** The adventure as the application asks for it. */
async function stored(server: string): Promise<Adventure | undefined> {
  const answer = await fetch(`${server}/graphql/execute.json/wknd-shared/adventures-all`);
  const { data } = (await answer.json()) as { data: { adventureList: { items: Adventure[] } } };
  return data.adventureList.items.find(({ _path }) => _path === CAMP);
}

it('shows its fragments in the tree, and edits one by the fields of its model', async () => {
  if (!site) return;
  const page = await open(site);
  const { author } = site;
  await page.getByRole('treeitem', { name: /Adventure: Bali Surf Camp/ }).click();
  const rail = page.getByRole('complementary', { name: 'Properties' });
  await patient(rail.getByRole('textbox', { name: 'Slug' })).toHaveValue('bali-surf-camp');
  await rail.getByRole('textbox', { name: 'Title' }).fill('Bali by Board');
  await patient(page.frameLocator('iframe').getByRole('heading', { name: 'Bali by Board' })).toBeVisible();
  await patient.poll(async () => (await stored(author))?.title).toBe('Bali by Board');
  await rail.getByRole('textbox', { name: 'Slug' }).fill('');
  await patient(rail.getByText(/would not be saved|Fill in|required/i).first()).toBeVisible();
  await rail.getByRole('textbox', { name: 'Slug' }).fill('bali-surf-camp');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await patient.poll(async () => (await stored(author))?.title).toBe('Bali Surf Camp');
  await page.close();
});

it('edits texts and numbers of a fragment where they stand, and publishes it', async () => {
  if (!site) return;
  const { author, publish } = site;
  const page = await open(site);
  const frame = page.frameLocator('iframe');
  const change = async (label: string, from: string, to: string) => {
    const field = page.getByRole('main').getByRole('textbox', { name: label, exact: true });
    // Pictures that arrive move it.
    await patient(async () => {
      const text = frame.getByText(from, { exact: true }).first();
      await text.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await text.boundingBox()) ?? {};
      await page.mouse.dblclick(x + width / 2, y + height / 2);
      await see(field).toBeVisible({ timeout: 3000 });
    }).toPass();
    await field.fill(to);
    await field.press('Enter');
  };
  await change('Length', '6 days', '8 Days');
  await patient.poll(async () => (await stored(author))?.tripLength).toBe('8 Days');
  await change('Price', '5000', '5200');
  await patient.poll(async () => (await stored(author))?.price).toBe(5200);

  expect((await stored(publish))?.price).toBe(5000);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish' });
  await patient(question.getByText(CAMP, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await patient.poll(async () => (await stored(publish))?.price).toBe(5200);
  await page.close();
});
