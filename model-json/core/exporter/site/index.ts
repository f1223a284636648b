import type { Registry } from '../Exporter';
import { coreExporters } from '../exporters';
import { button } from './button';
import { cardlist } from '../../../features/catalogue/exporter/cardlist';
import { carousel } from './carousel';
import { commerceExporters } from '../../../features/catalogue/exporter';
import { catalogueReader } from '../../../features/documents/exporter/cataloguereader';
import { container } from './container';
import { dealerFinder } from '../../../features/dealers/exporter/dealerfinder';
import { documentList } from '../../../features/documents/exporter/documentlist';
import { download } from './media/download';
import { embed } from './media/embed';
import { filterlist } from '../../../features/search/exporter/filterlist';
import { formExporters } from '../../../features/forms/exporter/form';
import { icon } from './icon';
import { image } from './media/image';
import { libraryExporters } from '../../../features/library/exporter';
import { link } from './link';
import { list } from './lists/list';
import { tags } from './lists/tags';
import { modal } from './modal';
import { progressBar } from './progressbar';
import { search } from '../../../features/search/exporter/search';
import { searchRules } from '../../../features/search/exporter/searchrules/searchrules';
import { searchBanner, searchBox } from '../../../features/search/exporter/search-field';
import { separator } from './separator';
import { structureExporters } from './page/structure';
import { sizingHelper } from '../../../features/sizing/exporter/sizinghelper';
import { table } from './table';
import { teaser } from './teaser';
import { teaserlist } from './teaserlist';
import { video } from './media/video';

/** The site's exporters: Core Components' under our types with what our components need beyond them, and our own. */
export const siteExporters: Registry = {
  ...coreExporters,
  ...structureExporters,
  ...formExporters,
  ...commerceExporters,
  ...libraryExporters,
  'ventora/components/button': button,
  'ventora/components/cardlist': cardlist,
  'ventora/components/carousel': carousel,
  'ventora/components/cataloguereader': catalogueReader,
  'ventora/components/container': container,
  'ventora/components/dealerfinder': dealerFinder,
  'ventora/components/documentlist': documentList,
  'ventora/components/download': download,
  'ventora/components/embed': embed,
  'ventora/components/filterlist': filterlist,
  'ventora/components/icon': icon,
  'ventora/components/image': image,
  'ventora/components/link': link,
  'ventora/components/list': list,
  'ventora/components/modal': modal,
  'ventora/components/progressbar': progressBar,
  'ventora/components/search': search,
  'ventora/components/searchrules': searchRules,
  'ventora/components/searchbanner': searchBanner,
  'ventora/components/searchbox': searchBox,
  'ventora/components/separator': separator,
  'ventora/components/sizinghelper': sizingHelper,
  'ventora/components/table': table,
  'ventora/components/tags': tags,
  'ventora/components/teaser': teaser,
  'ventora/components/teaserlist': teaserlist,
  'ventora/components/video': video,
};
