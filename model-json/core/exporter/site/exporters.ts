import { componentType } from '../../../../shared/addresses/app';
import { coreExporters } from '../exporters';
import type { Registry } from '../Exporter';
import { button } from './button';
import { carousel } from './carousel';
import { container } from './container';
import { experienceFragment } from './experiencefragment';
import { icon } from './icon';
import { link } from './link';
import { list } from './lists/list';
import { tags } from './lists/tags';
import { download } from './media/download';
import { embed } from './media/embed';
import { image } from './media/image';
import { video } from './media/video';
import { modal } from './modal';
import { structureExporters } from './page/structure';
import { progressBar } from './progressbar';
import { separator } from './separator';
import { table } from './table';
import { teaser } from './teaser';
import { teaserlist } from './teaserlist';

/** Containers of sites that a migration brought are Core Components, and have landmarks too. */
const landmarks: Registry = {
  'wcm/foundation/components/responsivegrid': container,
  'core/wcm/components/container/v1/container': container,
  'core/wcm/components/experiencefragment/v1/experiencefragment': experienceFragment,
  'core/wcm/components/experiencefragment/v2/experiencefragment': experienceFragment,
};

/** What every site has: Core Components' exporters under its types with what our components need beyond them, and our own. */
export const ownExporters: Registry = {
  ...coreExporters,
  ...structureExporters,
  ...landmarks,
  [componentType('button')]: button,
  [componentType('carousel')]: carousel,
  [componentType('container')]: container,
  [componentType('download')]: download,
  [componentType('embed')]: embed,
  [componentType('icon')]: icon,
  [componentType('image')]: image,
  [componentType('link')]: link,
  [componentType('list')]: list,
  [componentType('modal')]: modal,
  [componentType('progressbar')]: progressBar,
  [componentType('separator')]: separator,
  [componentType('table')]: table,
  [componentType('tags')]: tags,
  [componentType('teaser')]: teaser,
  [componentType('teaserlist')]: teaserlist,
  [componentType('video')]: video,
};
