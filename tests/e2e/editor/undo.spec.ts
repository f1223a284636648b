import { expect, test } from './sample-page';

test(
  'an author undoes and redoes ten steps of all kinds, one by one',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const start = await sample.stored();
    const stored = async () => JSON.stringify(await sample.stored());
    const undo = page.getByRole('button', { name: /^Undo|^Nothing to undo/ });
    const redo = page.getByRole('button', { name: /^Redo|^Nothing to redo/ });
    const states: string[] = [await stored()];
    const step = async (keys: readonly string[], at: string) => {
      await sample.item(at).focus();
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(stored).not.toBe(states.at(-1));
      states.push(await stored());
    };
    const insert = async (what: string, at: string) => {
      await sample.item(at).focus();
      await page.keyboard.press('Insert');
      await page.getByRole('searchbox', { name: /Components that/ }).fill(what);
      await page.keyboard.press('Enter');
      await expect.poll(stored).not.toBe(states.at(-1));
      states.push(await stored());
    };
    await step(['Alt+ArrowDown'], 'intro/title');
    await insert('separator', 'intro/text');
    await step(['Control+c', 'Control+v'], 'intro/text');
    await step(['Delete'], 'intro/title');
    await step(['Alt+ArrowUp'], 'pictures');
    await insert('button', 'pictures/image');
    await step(['Delete'], 'facts');
    await sample.item('intro/text').focus();
    await page.keyboard.press('Control+x');
    await step(['Control+v'], 'pictures/image');
    await step(['Delete'], 'widget');
    await step(['Delete'], 'intro');
    expect(states).toHaveLength(11);

    for (const state of states.slice(0, -1).toReversed()) {
      await undo.click();
      await expect.poll(stored).toBe(state);
    }
    expect(await sample.stored()).toEqual(start);
    await expect(undo).toBeDisabled();
    for (const state of states.slice(1)) {
      await redo.click();
      await expect.poll(stored).toBe(state);
    }
    await expect(redo).toBeDisabled();
  },
);
