import { componentType } from '../../../shared/addresses/app';
import type { Registry } from '../../core/exporter/Exporter';
import { coreExporters } from '../../core/exporter/exporters';
import { button } from '../../core/exporter/site/button';
import { carousel } from '../../core/exporter/site/carousel';
import { container } from '../../core/exporter/site/container';
import { download } from '../../core/exporter/site/media/download';
import { embed } from '../../core/exporter/site/media/embed';
import { formExporters } from '../../features/forms/exporter/form';
import { icon } from '../../core/exporter/site/icon';
import { image } from '../../core/exporter/site/media/image';
import { link } from '../../core/exporter/site/link';
import { list } from '../../core/exporter/site/lists/list';
import { tags } from '../../core/exporter/site/lists/tags';
import { modal } from '../../core/exporter/site/modal';
import { progressBar } from '../../core/exporter/site/progressbar';
import { searchExporters } from '../../features/search/exporter';
import { separator } from '../../core/exporter/site/separator';
import { pageWith } from '../../core/exporter/site/page/page';
import { structureExporters } from '../../core/exporter/site/page/structure';
import { table } from '../../core/exporter/site/table';
import { teaser } from '../../core/exporter/site/teaser';
import { teaserlist } from '../../core/exporter/site/teaserlist';
import { video } from '../../core/exporter/site/media/video';

/** The site's exporters: Core Components' under our types with what our components need beyond them, and our own. */
export const siteExporters: Registry = {
  ...coreExporters,
  ...structureExporters,
  ...formExporters,
  ...searchExporters(),
  [componentType('page')]: pageWith(),
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
