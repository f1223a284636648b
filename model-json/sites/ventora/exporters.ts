import type { Registry } from '../../core/exporter/Exporter';
import { coreExporters } from '../../core/exporter/exporters';
import { button } from '../../core/exporter/site/button';
import { cardlist } from '../../features/catalogue/exporter/cardlist';
import { carousel } from '../../core/exporter/site/carousel';
import { commerceExporters } from '../../features/catalogue/exporter';
import { catalogueReader } from '../../features/catalogue/exporter/cataloguereader';
import { container } from '../../core/exporter/site/container';
import { dealerFinder } from '../../features/dealers/exporter/dealerfinder';
import { documentList } from '../../features/catalogue/exporter/documentlist';
import { download } from '../../core/exporter/site/media/download';
import { embed } from '../../core/exporter/site/media/embed';
import { formExporters } from '../../features/forms/exporter/form';
import { icon } from '../../core/exporter/site/icon';
import { image } from '../../core/exporter/site/media/image';
import { libraryExporters } from '../../core/library/exporter';
import { link } from '../../core/exporter/site/link';
import { list } from '../../core/exporter/site/lists/list';
import { tags } from '../../core/exporter/site/lists/tags';
import { modal } from '../../core/exporter/site/modal';
import { progressBar } from '../../core/exporter/site/progressbar';
import { catalogueSource } from '../../features/catalogue/search/catalogue-source';
import { searchExporters } from '../../features/search/exporter';
import { separator } from '../../core/exporter/site/separator';
import { pageWith } from '../../core/exporter/site/page/page';
import { structureExporters } from '../../core/exporter/site/page/structure';
import { choosingKeys } from '../../features/catalogue/exporter/choosing-pages';
import { productPreview } from '../../features/catalogue/exporter/product-picture';
import { sizingHelper } from '../../features/sizing/exporter/sizinghelper';
import { table } from '../../core/exporter/site/table';
import { teaser } from '../../core/exporter/site/teaser';
import { teaserlist } from '../../core/exporter/site/teaserlist';
import { video } from '../../core/exporter/site/media/video';

/** The site's exporters: Core Components' under our types with what our components need beyond them, and our own. */
export const siteExporters: Registry = {
  ...coreExporters,
  ...structureExporters,
  ...formExporters,
  ...commerceExporters,
  ...libraryExporters,
  ...searchExporters(catalogueSource),
  'ventora/components/page': pageWith(choosingKeys, productPreview),
  'ventora/components/button': button,
  'ventora/components/cardlist': cardlist,
  'ventora/components/carousel': carousel,
  'ventora/components/cataloguereader': catalogueReader,
  'ventora/components/container': container,
  'ventora/components/dealerfinder': dealerFinder,
  'ventora/components/documentlist': documentList,
  'ventora/components/download': download,
  'ventora/components/embed': embed,
  'ventora/components/icon': icon,
  'ventora/components/image': image,
  'ventora/components/link': link,
  'ventora/components/list': list,
  'ventora/components/modal': modal,
  'ventora/components/progressbar': progressBar,
  'ventora/components/separator': separator,
  'ventora/components/sizinghelper': sizingHelper,
  'ventora/components/table': table,
  'ventora/components/tags': tags,
  'ventora/components/teaser': teaser,
  'ventora/components/teaserlist': teaserlist,
  'ventora/components/video': video,
};
