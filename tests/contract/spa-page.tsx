import { ModelManager, type Model } from '@adobe/aem-spa-page-model-manager';
import { act, render } from '@testing-library/react';
import { AuthoredPage } from '../../ui.frontend/src/core/authoring/AuthoredPage';
import { mapComponents } from '../../ui.frontend/src/core/authoring/map-components';
import { toSdkProps } from '../../ui.frontend/src/core/authoring/raw-model';
import { z } from 'zod';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { defineComponent } from '../../ui.frontend/src/core/kit/define-component';
import type { WcmMode } from '../../ui.frontend/src/core/kit/rendering';

type Json = Record<string, unknown>;

/** A component that cannot render some models, as if it had a bug. */
const fragile = defineComponent({
  resourceType: 'ventora/components/fragile',
  title: 'Fragile',
  group: '.hidden',
  model: z.object({ words: z.string() }),
  View: ({ words }) => {
    if (words === 'throw') throw new Error('out of air');
    return <p>{words}</p>;
  },
});

const mapping = mapComponents(new Map([...componentMap, [fragile.resourceType, fragile]]));

export const pagePath = '/content/ventora/gb/en/page';
export const rootPath = `${pagePath}/jcr:content/root`;
export const column = 'aem-GridColumn aem-GridColumn--default--12';

export const grid = (items: Record<string, Json>, own: Json = {}): Json => ({
  ':type': 'ventora/components/container',
  gridClassNames: 'aem-Grid aem-Grid--12 aem-Grid--default--12',
  columnClassNames: Object.fromEntries(Object.keys(items).map((name) => [name, column])),
  columnCount: 12,
  allowedComponents: { applicable: false, components: [] },
  ':items': items,
  ':itemsOrder': Object.keys(items),
  ...own,
});

export const title = (text: string): Json => ({
  ':type': 'ventora/components/title',
  id: `title-${text}`,
  text,
  type: 'h2',
});

export const page = (root: Json): Json => ({
  ':type': 'ventora/components/page',
  ':path': pagePath,
  ':hierarchyType': 'page',
  ':children': {},
  id: 'page-1',
  title: 'Page',
  language: 'en-GB',
  ':items': { root },
  ':itemsOrder': ['root'],
});

function setMode(mode: WcmMode): void {
  document.head.querySelector('meta[property="cq:wcmmode"]')?.remove();
  if (mode === 'disabled') return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'cq:wcmmode');
  meta.content = mode;
  document.head.append(meta);
}

/** Renders a page as `entries/spa.tsx` does, on the SDK's own model store. */
export async function openPage(root: Json, mode: WcmMode = 'edit') {
  setMode(mode);
  const model = await ModelManager.initialize({ path: pagePath, model: page(root) as unknown as Model });
  const props = toSdkProps({ ...model });
  const view = render(<AuthoredPage page={props} mode={mode} mapping={mapping} />);
  await settle();
  return view;
}

/** Sends the message that AEM's messaging client library sends after an edit. */
export async function edit(msg: {
  cmd: string;
  path: string;
  data?: { key: string; value: unknown };
}): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail: { msg } }));
  });
  await settle();
}

/** The SDK handles a change over several promises. */
export const settle = () => act(async () => await new Promise((resolve) => setTimeout(resolve, 0)));

export const at = (path: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-cq-data-path="${path}"]`),
];
