import { oneWay, same, type SynonymGroup } from '../../../../api/search';

export const en: readonly SynonymGroup[] = [
  ...same(
    ['environment variable', 'setting', 'env'],
    ['picture', 'image', 'photo'],
    ['sign in', 'log in', 'login'],
    ['publish', 'activate', 'replicate'],
    ['translate', 'localise'],
    ['island', 'hydration'],
    ['template', 'editable template'],
    ['fragment', 'content fragment'],
    ['backup', 'restore'],
    ['shortcut', 'keyboard'],
  ),
  ...oneWay(['dialog', 'form'], ['AEM', 'Sling']),
];
