import type { Registry } from '../Exporter';
import { coreExporters } from '../exporters';
import { button } from './button';
import { cardlist } from './cardlist';
import { carousel } from './carousel';
import { commerceExporters } from './commerce';
import { catalogueReader } from './documents/cataloguereader';
import { container } from './container';
import { dealerFinder } from './dealers/dealerfinder';
import { documentList } from './documents/documentlist';
import { download } from './download';
import { embed } from './embed';
import { filterlist } from './filterlist';
import { formExporters } from './form';
import { icon } from './icon';
import { image } from './image';
import { libraryExporters } from './library';
import { link } from './link';
import { list } from './lists/list';
import { tags } from './lists/tags';
import { modal } from './modal';
import { search } from './search';
import { searchRules } from './searchrules/searchrules';
import { searchBanner, searchBox } from './search-field';
import { separator } from './separator';
import { structureExporters } from './structure';
import { sizingHelper } from './sizing/sizinghelper';
import { table } from './table';
import { teaser } from './teaser';
import { teaserlist } from './teaserlist';
import { video } from './video';

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
