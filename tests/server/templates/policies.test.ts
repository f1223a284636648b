import {
  CONTAINER,
  CONTENT_PAGE,
  MAIN,
  PAGE,
  TEXT,
  TITLE,
  WCM,
  placeAt,
  TemplateSite,
} from './template-site';

let on: TemplateSite;
beforeEach(async () => void (on = await TemplateSite.start()));
afterEach(() => on.site.close());

test('a policy that is saved as it was read stays as it is stored, all of them', async () => {
  const before = on.stored(`${WCM}/policies`);
  for (const { path, version, values } of (await on.details()).policies)
    expect((await on.post({ cmd: 'savePolicy', path, version, values })).status).toBe(200);
  expect(JSON.stringify(on.stored(`${WCM}/policies`))).toBe(JSON.stringify(before));
});

test('authors are offered at once what a policy allows, and undo takes that back exactly', async () => {
  const before = on.stored(CONTAINER);
  expect(await on.insertable()).toContain('Text');
  const { values } = await on.policy(CONTAINER);
  const components = values.components!.filter((path) => !path.endsWith('/text'));
  const changed = await on.save(CONTAINER, { components: [...components, 'group:Ventora - Library'] });
  expect(changed.status).toBe(200);
  expect(await on.insertable()).not.toContain('Text');
  expect((await on.insertable()).length).toBeGreaterThan(components.length);
  const undone = await on.post({ cmd: 'restore', former: changed.former });
  expect(undone.status).toBe(200);
  expect(JSON.stringify(on.stored(CONTAINER))).toBe(JSON.stringify(before));
  expect(await on.insertable()).toContain('Text');
  expect((await on.post({ cmd: 'restore', former: undone.former })).status).toBe(200);
  expect(await on.insertable()).not.toContain('Text');
});

test('a container whose policy allows nothing of its own allows what the one around it does', async () => {
  await on.save(CONTAINER, { components: null });
  expect(on.stored(CONTAINER)).not.toHaveProperty('components');
  await on.save(CONTAINER, { components: [] });
  expect(await on.insertable()).toEqual([]);
});

test('a style that is added can be chosen, and its classes reach the page; others keep their ids', async () => {
  const { values } = await on.policy(TITLE);
  const [first] = values.styleGroups;
  const groups = [
    { ...first!, styles: [...first!.styles, { label: 'Big & bold', classes: 'cmp-title--big is-bold' }] },
    { label: 'Colour', multiple: true, styles: [{ label: 'Red', classes: 'cmp-title--red' }] },
  ];
  expect((await on.save(TITLE, { styleGroups: groups })).status).toBe(200);
  const { values: now } = await on.policy(TITLE);
  expect(now.styleGroups[0]!.styles.slice(0, -1)).toEqual(first!.styles);
  expect(now.styleGroups[0]!.styles.at(-1)).toMatchObject({ id: 'big-bold', label: 'Big & bold' });
  expect(now.styleGroups[1]).toMatchObject({ label: 'Colour', multiple: true, styles: [{ id: 'red' }] });
  await on.client.post(`${MAIN}/title`, { 'cq:styleIds': ['big-bold', 'red'] });
  const { body } = await on.site.author.inject(`${PAGE}.model.json`);
  expect(body).toContain('"appliedCssClassNames":"cmp-title--big is-bold cmp-title--red"');
});

test('what the editor does not know of a policy and its styles stays', async () => {
  await on.site.repository.change((draft) => {
    draft.setProperty(TITLE, 'cq:future', 'kept');
    draft.setProperty(`${TITLE}/cq:styleGroups/item0`, 'cq:hint', 'kept');
    draft.create(`${TITLE}/plugins`, { 'jcr:primaryType': 'nt:unstructured', x: 1 });
  });
  const { values } = await on.policy(TITLE);
  const [group, ...others] = values.styleGroups;
  await on.save(TITLE, { title: 'Headings', styleGroups: [{ ...group!, label: 'Looks' }, ...others] });
  expect(on.stored(TITLE)).toMatchObject({
    'jcr:title': 'Headings',
    'cq:future': 'kept',
    plugins: { x: 1 },
    'cq:styleGroups': { item0: { 'cq:hint': 'kept', 'cq:styleGroupLabel': 'Looks' } },
  });
});

test('settings of a component are changed and removed, and models follow', async () => {
  const type = async () =>
    /"type":"(h\d)"/.exec((await on.site.author.inject(`${PAGE}.model.json`)).body)?.[1];
  expect(await type()).toBe('h2');
  const { values } = await on.policy(TITLE);
  await on.save(TITLE, { settings: { ...values.settings, type: 'h4' } });
  expect(await type()).toBe('h4');
  await on.save(TITLE, { settings: { type: null } });
  expect(on.stored(TITLE)).not.toHaveProperty('type');
  expect(on.stored(TITLE)).toHaveProperty('linkDisabled', false);
});

test('a policy that somebody else has changed is not overwritten, and undoing one’s own change keeps theirs', async () => {
  const { version, values } = await on.policy(TITLE);
  const first = await on.save(TITLE, { title: 'First' });
  const late = await on.post({
    cmd: 'savePolicy',
    path: TITLE,
    version,
    values: { ...values, title: 'Late' },
  });
  expect([late.status, late.message]).toEqual([412, expect.stringContaining('changed by somebody else')]);
  await on.save(TITLE, { title: 'Second' });
  expect((await on.post({ cmd: 'restore', former: first.former })).status).toBe(412);
  expect(on.stored(TITLE)).toHaveProperty('jcr:title', 'Second');
  // Another policy is not in the way.
  expect((await on.save(CONTAINER, { title: 'Content!' })).status).toBe(200);
});

test('a part of a template gets a policy of its own, another one, and none', async () => {
  const { version } = await on.details();
  const made = await on.post({
    ...{ cmd: 'createPolicy', template: CONTENT_PAGE, version, place: 'root/main' },
    ...{ type: 'ventora/components/title', title: 'Plain titles', from: TITLE },
  });
  expect(made.path).toBe(`${WCM}/policies/ventora/components/title/plain-titles`);
  expect(on.stored(made.path)).toMatchObject({ 'jcr:title': 'Plain titles', type: 'h2' });
  const mapped = async () => {
    const { page: root } = await on.details();
    return placeAt(root, 'root/main').types.find(({ title }) => title === 'Title')?.policy;
  };
  expect(await mapped()).toBe(made.path);
  const assign = async (chosen: string | null) =>
    on.post({
      ...{ cmd: 'assignPolicy', template: CONTENT_PAGE, version: (await on.details()).version },
      ...{ place: 'root/main', type: 'ventora/components/title', policy: chosen },
    });
  await assign(TITLE);
  expect(await mapped()).toBe(TITLE);
  await assign(null);
  expect(await mapped()).toBeUndefined();
  expect((await assign(`${WCM}/policies/nowhere`)).status).toBe(404);
  await on.post({ cmd: 'restore', former: (await assign(TITLE)).former });
  expect(await mapped()).toBeUndefined();
});

test('what authors can do in rich text is ticked, and what nothing here offers stays as it is stored', async () => {
  const { values } = await on.policy(TEXT);
  expect(values.richText).toMatchObject({
    choices: expect.arrayContaining(['format#bold', 'table#table', 'links#modifylink']) as unknown,
    formats: ['p', 'h2', 'h3', 'h4'],
  });
  const { choices } = values.richText!;
  const richText = {
    choices: [...choices.filter((id) => !/^(?:table|links)#/.test(id)), 'format#underline'],
    formats: ['p', 'h2', 'h5'],
  };
  expect((await on.save(TEXT, { richText })).status).toBe(200);
  expect(on.stored(`${TEXT}/rtePlugins`)).toMatchObject({
    format: { features: ['bold', 'italic', 'underline'] },
    // Anchors are AEM's.
    links: { features: ['anchor'] },
    table: { features: [] },
    edit: { features: ['cut', 'copy', 'paste-plaintext'] },
    paraformat: {
      features: ['*'],
      formats: { item1: { tag: 'h2', description: 'Heading 2' }, item2: { tag: 'h5' } },
    },
  });
  expect((await on.policy(TEXT)).values.richText).toMatchObject({ formats: ['p', 'h2', 'h5'] });

  await on.save(TEXT, { richText: { ...richText, formats: [] } });
  expect(on.stored(`${TEXT}/rtePlugins/paraformat`)).toMatchObject({ features: [] });
  await on.save(TEXT, { richText: null });
  expect(on.stored(TEXT)).not.toHaveProperty('rtePlugins');
  await on.save(TEXT, { richText });
  expect((await on.policy(TEXT)).values.richText!.choices).toContain('format#underline');
  expect((await on.save(TEXT, { richText: { choices: ['format#blink'], formats: [] } })).status).toBe(400);
});

test('all features of a plugin, stored as one, are listed once one of them is unticked', async () => {
  await on.site.repository.change((draft) => draft.setProperty(`${TEXT}/rtePlugins/lists`, 'features', '*'));
  const { richText } = (await on.policy(TEXT)).values;
  expect(richText!.choices).toContain('lists#indent');
  await on.save(TEXT, {
    richText: { ...richText!, choices: richText!.choices.filter((id) => id !== 'lists#indent') },
  });
  expect(on.stored(`${TEXT}/rtePlugins/lists`)).toMatchObject({
    features: ['unordered', 'ordered', 'outdent'],
  });
});
