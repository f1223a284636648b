import type { ExportContext, Exporter, Json, Model } from '../../Exporter';
import { languageNavigationV2 } from '../../languagenavigation/languagenavigation-v2';

const isModel = (value: Json): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const models = (value: Json | undefined): Model[] => (Array.isArray(value) ? value.filter(isModel) : []);
const depth = (path: string) => path.split('/').length;

/**
 * Language navigation v2, which links to a language's root if the current page does not exist in that language; adds
 * `translated: false` there, so that the switch can say so. A translation has the same depth as the current page.
 */
export const languageNavigation: Exporter = (resource, context) => {
  const model = languageNavigationV2(resource, context);
  return { ...model, items: models(model.items).map((item) => withTranslation(item, context)) };
};

function withTranslation(item: Model, context: ExportContext): Model {
  const children = models(item.children);
  if (children.length > 0)
    return { ...item, children: children.map((child) => withTranslation(child, context)) };
  const missing =
    typeof item.path === 'string' &&
    context.currentPage !== undefined &&
    depth(item.path) < depth(context.currentPage.path);
  return missing ? { ...item, translated: false } : item;
}
