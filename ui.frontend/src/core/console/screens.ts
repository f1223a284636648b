import { lazy, type ComponentType } from 'react';
import type { ConsoleId } from '../../../../shared/addresses/consoles';
import { SitesConsole } from './pages/SitesConsole';

/** What each console shows. All but the first are chunks of their own: `lazy(() => import('./NAME/…'))`. */
export const screens: Readonly<Record<ConsoleId, ComponentType>> = {
  sites: SitesConsole,
  assets: lazy(() => import('./assets/AssetsConsole')),
  tags: lazy(() => import('./tags/TagsConsole')),
  models: lazy(() => import('./models/ModelsConsole')),
  templates: lazy(() => import('./templates/TemplatesConsole')),
  replace: lazy(() => import('./replace/ReplaceConsole')),
  links: lazy(() => import('./links/LinksConsole')),
  translation: lazy(() => import('./translation/TranslationConsole')),
};
