/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { afterPaint } from '../../../core/kit/after-paint';
import { answerPages, answerPagesNoMore } from '../../../core/kit/testing/answer-pages';
import { withPlainChildren } from '../../../core/kit/show-component';
import { fixtures } from './Configurator.fixtures';
import { mount } from './Configurator.island';
import definition from './index';

const html = (fixture: keyof typeof fixtures) =>
  renderToString(withPlainChildren(definition, fixtures[fixture]));
const asked: string[] = [];
let unmount = () => {};

beforeEach(() => {
  document.body.innerHTML = html('default');
  asked.length = 0;
  unmount = mount(document.getElementById('configure')!);
});
afterEach(() => unmount());

/** The server answers with another rendering of the same configurator. */
function answerWith(change: (html: string) => string): void {
  answerPages((address) => {
    asked.push(String(address));
    return Promise.resolve(change(html('default')));
  });
}
afterAll(answerPagesNoMore);
/** A frame is painted before the server is asked; its answer is there in the next, however slow the machine. */
const settled = () => new Promise<void>((resolve) => afterPaint(() => afterPaint(resolve)));
const radio = (id: string) => document.getElementById(id) as HTMLInputElement;

it('asks for the address of the choices, shows the answer and keeps the focus', async () => {
  answerWith((page) => page.replace('Adds one week.', 'Adds two weeks.'));
  radio('configure-colour-blue').focus();
  radio('configure-colour-blue').click();
  await settled();
  expect(asked[0]).toContain('colour=blue');
  expect(asked[0]).toContain('machine=V-3015');
  expect(document.body.textContent).toContain('Adds two weeks.');
  expect(document.activeElement?.id).toBe('configure-colour-blue');
});

it('takes up what was chosen before it was there', async () => {
  unmount();
  radio('configure-colour-blue').click();
  answerWith((page) => page);
  unmount = mount(document.getElementById('configure')!);
  await settled();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('colour=blue');
});

it('takes up a machine that the browser put back', async () => {
  unmount();
  document.querySelector<HTMLSelectElement>('select')!.value = 'V-2270-00';
  answerWith((page) => page);
  unmount = mount(document.getElementById('configure')!);
  await settled();
  expect(asked[0]).toContain('machine=V-2270-00');
});

it('asks for nothing as long as nothing is chosen', async () => {
  answerWith((page) => page);
  await settled();
  expect(asked).toHaveLength(0);
});

it('puts the shortest address in the bar', async () => {
  answerWith((page) => page);
  radio('configure-colour-blue').click();
  await settled();
  expect(location.search).toBe('?machine=V-3015&quality=paint&colour=7016');
});

it('follows the way out of a refusal in place, and moves to what it is for', async () => {
  answerWith((page) => page.replace(/(id="configure-dryer-none"[^>]*) disabled=""/, '$1'));
  document.querySelector<HTMLAnchorElement>('a[data-way-out="configure-dryer-none"]')!.click();
  await settled();
  expect(asked[0]).toContain('machine=V-3015');
  expect(document.activeElement?.id).toBe('configure-dryer-none');
});
