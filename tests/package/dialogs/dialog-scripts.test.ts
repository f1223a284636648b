/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocView } from './docview-reader';

/*
 * The dialog scripts, on a page with the parts of Granite UI and Coral that they use. `Granite.$` is jQuery there; here
 * it passes native browser events on.
 */
const folder = path.resolve(
  __dirname,
  '../../../ui.apps/src/main/content/jcr_root/apps/ventora/clientlibs/clientlib-dialogs',
);

interface Validator {
  selector: string;
  validate: (element: Element) => string | undefined;
}
const validators: Validator[] = [];

type Handler = (event: { target: EventTarget | null; currentTarget: Element | null }) => void;

const adapters: Record<string, (element: HTMLInputElement) => unknown> = {
  'foundation-registry': () => ({
    register: (_: string, validator: Validator) => validators.push(validator),
  }),
  'foundation-field': (element) => ({ getValue: () => element.value }),
};

const $ = (subject: EventTarget) => ({
  adaptTo: (name: string) => adapters[name]!(subject as HTMLInputElement),
  on: (event: string, selector: string | Handler, handler?: Handler) =>
    subject.addEventListener(event, ({ target }) => {
      if (typeof selector === 'function') return selector({ target, currentTarget: null });
      const matching = (target as Element).closest(selector);
      if (matching) handler!({ target, currentTarget: matching });
    }),
});

beforeAll(() => {
  Object.assign(globalThis, {
    Granite: { $, I18n: { get: (text: string, [first] = ['']) => text.replace('{0}', String(first)) } },
    Coral: { commons: { ready: (element: Element, then: (element: Element) => void) => then(element) } },
  });
  const [, ...scripts] = readFileSync(path.join(folder, 'js.txt'), 'utf8').trim().split('\n');
  for (const script of scripts) new Function(readFileSync(path.join(folder, 'js', script), 'utf8'))();
});

it('loads every script in the folder by the category that dialogs use', () => {
  const [base, ...listed] = readFileSync(path.join(folder, 'js.txt'), 'utf8').trim().split('\n');
  expect(base).toBe('#base=js');
  expect(listed.sort()).toEqual(readdirSync(path.join(folder, 'js')).sort());
  const library = readDocView(readFileSync(path.join(folder, '.content.xml'), 'utf8')).properties;
  expect(library).toMatchObject({
    categories: ['ventora.authoring.dialog'],
    // AEM's compiler does not support their language level.
    jsProcessor: ['default:none', 'min:none'],
  });
});

function open(html: string): HTMLElement {
  document.body.innerHTML = `<form>${html}</form>`;
  document.dispatchEvent(new Event('foundation-contentloaded'));
  return document.body;
}

const messageFor = (element: Element) =>
  validators
    .filter(({ selector }) => element.matches(selector))
    .flatMap(({ validate }) => validate(element) ?? []);

describe('a checkbox that shows fields', () => {
  const dialog = (checked: boolean) => {
    const body = open(`
      <input type="checkbox" class="ventora-checkbox-showhide" data-ventora-checkbox-showhide-target=".by-box">
      <div class="by-box" data-showhidetargetvalue="false" id="own"></div>
      <div class="by-box" data-showhidetargetvalue="true" id="page"></div>`);
    body.querySelector('input')!.checked = checked;
    document.dispatchEvent(new Event('foundation-contentloaded'));
    return body;
  };
  const shown = () => [...document.querySelectorAll('.by-box:not(.hide)')].map(({ id }) => id);

  it('shows the matching fields when the dialog opens', () => {
    dialog(true);
    expect(shown()).toEqual(['page']);
    dialog(false);
    expect(shown()).toEqual(['own']);
  });

  it('changes the fields when ticked', () => {
    dialog(false).querySelector('input')!.click();
    expect(shown()).toEqual(['page']);
  });
});

describe('a text field with a pattern', () => {
  const field = (value: string) =>
    open(`<input data-foundation-validation="ventora.pattern" data-ventora-pattern="[a-z][a-z0-9\\-]*"
      data-ventora-pattern-message="Small letters" value="${value}">`).querySelector('input')!;

  it('refuses a value that does not match as a whole, with its message', () => {
    expect(messageFor(field('Statistics'))).toEqual(['Small letters']);
    expect(messageFor(field('ok not'))).toEqual(['Small letters']);
  });

  it('accepts a matching or empty value', () => {
    expect(messageFor(field('ab-test'))).toEqual([]);
    expect(messageFor(field(''))).toEqual([]);
  });
});

describe('a field that is required while shown', () => {
  const field = (around: string, value = '') =>
    open(
      `<div ${around}><input data-foundation-validation="ventora.required-when-shown" value="${value}"></div>`,
    ).querySelector('input')!;

  it('is only required while shown', () => {
    expect(messageFor(field(''))).toEqual(['Please fill out this field.']);
    expect(messageFor(field('class="hide"'))).toEqual([]);
    expect(messageFor(field('', 'screw compressors'))).toEqual([]);
  });
});

it('refuses one entry more than the maximum of a multifield', () => {
  const field = open(
    '<coral-multifield data-foundation-validation="ventora.max-entries" data-ventora-max-entries="2"></coral-multifield>',
  ).querySelector('coral-multifield')!;
  expect(messageFor(Object.assign(field, { items: { length: 2 } }))).toEqual([]);
  expect(messageFor(Object.assign(field, { items: { length: 3 } }))).toEqual(['At most 2 entries.']);
});

describe('a choice of panels', () => {
  interface Option {
    value: string;
    selected?: boolean;
    content?: { textContent: string };
  }

  /** What the scripts use of Coral's select. */
  function select(multiple: boolean, first: Option[]) {
    const options = [...first];
    const element = document.createElement('coral-select');
    element.setAttribute('data-ventora-panel-choice', 'activeItem');
    Object.defineProperty(element, 'values', {
      get: () => options.filter((option) => option.selected).map((option) => option.value),
    });
    return Object.assign(element as HTMLElement & { values: string[] }, {
      multiple,
      options,
      value: '',
      items: {
        getAll: () => [...options],
        remove: (option: Option) => options.splice(options.indexOf(option), 1),
        add: (option: Option) => options.push(option),
      },
    });
  }

  const panels = `<coral-multifield data-cmp-is="childrenEditor">
      <coral-multifield-item data-name="item_1"><input value="Mobile"></coral-multifield-item>
      <coral-multifield-item data-name="item_2"><input value="Stationary"></coral-multifield-item>
      <coral-multifield-item><input value="Not saved yet"></coral-multifield-item>
    </coral-multifield>`;

  function dialog(multiple: boolean, stored: string[]) {
    const inputs = stored.map((value) => `<input data-ventora-panel-stored="activeItem" value="${value}">`);
    document.body.innerHTML = `<form>${panels}${inputs.join('')}</form>`;
    const choice = select(multiple, multiple ? [] : [{ value: '' }]);
    document.querySelector('form')!.append(choice);
    document.dispatchEvent(new Event('foundation-contentloaded'));
    return choice;
  }

  it('offers the panels by their titles, with the stored ones selected', () => {
    const { options } = dialog(false, ['item_2']);
    expect(options.map(({ value, content, selected }) => [value, content?.textContent, selected])).toEqual([
      ['', undefined, undefined],
      ['item_1', 'Mobile', false],
      ['item_2', 'Stationary', true],
    ]);
  });

  it('accepts several panels', () => {
    expect(dialog(true, ['item_1', 'item_2']).values).toEqual(['item_1', 'item_2']);
  });

  it('sends what the author chose', () => {
    const choice = dialog(false, ['item_2']);
    choice.value = 'item_1';
    choice.dispatchEvent(new Event('change'));
    expect(document.querySelector<HTMLInputElement>('[data-ventora-panel-stored]')!.value).toBe('item_1');
  });

  it('keeps the choice when a panel is renamed', () => {
    const choice = dialog(false, ['item_2']);
    document.querySelectorAll<HTMLInputElement>('coral-multifield input')[1]!.value = 'Fixed';
    document.querySelector('coral-multifield')!.dispatchEvent(new Event('change'));
    expect(choice.options.find(({ selected }) => selected)?.content?.textContent).toBe('Fixed');
  });
});
