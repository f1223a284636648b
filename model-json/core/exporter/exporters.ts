import { accordionV1 } from './accordion/accordion-v1';
import { breadcrumbV1 } from './breadcrumb/breadcrumb-v1';
import { breadcrumbV3 } from './breadcrumb/breadcrumb-v3';
import { buttonV1 } from './button/button-v1';
import { buttonV2 } from './button/button-v2';
import { carouselV1 } from './carousel/carousel-v1';
import { containerV1 } from './container/container-v1';
import { responsiveGrid } from './container/responsive-grid';
import { contentFragmentV1 } from './contentfragment/contentfragment-v1';
import { contentFragmentListV1 } from './contentfragmentlist/contentfragmentlist-v1';
import { downloadV1 } from './download/download-v1';
import { embedV1 } from './embed/embed-v1';
import { experienceFragmentV1 } from './experiencefragment/experiencefragment-v1';
import type { Registry } from './Exporter';
import { formButtonV1 } from './form/button-v1';
import { formContainerV1 } from './form/container-v1';
import { formHiddenV1 } from './form/hidden-v1';
import { formOptionsV1 } from './form/options-v1';
import { formTextV1 } from './form/text-v1';
import { imageV1 } from './image/image-v1';
import { imageV2 } from './image/image-v2';
import { imageV3 } from './image/image-v3';
import { languageNavigationV1 } from './languagenavigation/languagenavigation-v1';
import { languageNavigationV2 } from './languagenavigation/languagenavigation-v2';
import { listV1 } from './list/list-v1';
import { listV2 } from './list/list-v2';
import { listV3 } from './list/list-v3';
import { listV4 } from './list/list-v4';
import { navigationV1 } from './navigation/navigation-v1';
import { navigationV2 } from './navigation/navigation-v2';
import { pageV1 } from './page/page-v1';
import { pageV2 } from './page/page-v2';
import { pageV3 } from './page/page-v3';
import { pdfViewerV1 } from './pdfviewer/pdfviewer-v1';
import { progressBarV1 } from './progressbar/progressbar-v1';
import { searchV1 } from './search/search-v1';
import { separatorV1 } from './separator/separator-v1';
import { tableOfContentsV1 } from './tableofcontents/tableofcontents-v1';
import { tabsV1 } from './tabs/tabs-v1';
import { teaserV1 } from './teaser/teaser-v1';
import { teaserV2 } from './teaser/teaser-v2';
import { textV1 } from './text/text-v1';
import { titleV1 } from './title/title-v1';
import { titleV3 } from './title/title-v3';

const core = (name: string, version: number) =>
  `core/wcm/components/${name}/v${version}/${name.slice(name.lastIndexOf('/') + 1)}`;

/** The exporters of Adobe's Core Components by resource type. A type without a version is that of v1. */
export const coreExporters: Registry = {
  'wcm/foundation/components/responsivegrid': responsiveGrid,
  // Components of an experience fragment that authors made reusable: a container of them.
  'cq/experience-fragments/editor/components/buildingblock': responsiveGrid,
  [core('accordion', 1)]: accordionV1,
  [core('breadcrumb', 1)]: breadcrumbV1,
  [core('breadcrumb', 2)]: breadcrumbV1,
  [core('breadcrumb', 3)]: breadcrumbV3,
  'core/wcm/components/breadcrumb': breadcrumbV1,
  [core('button', 1)]: buttonV1,
  [core('button', 2)]: buttonV2,
  [core('carousel', 1)]: carouselV1,
  [core('container', 1)]: containerV1,
  [core('contentfragment', 1)]: contentFragmentV1,
  [core('contentfragmentlist', 1)]: contentFragmentListV1,
  [core('contentfragmentlist', 2)]: contentFragmentListV1,
  [core('download', 1)]: downloadV1,
  [core('download', 2)]: downloadV1,
  [core('embed', 1)]: embedV1,
  [core('embed', 2)]: embedV1,
  [core('experiencefragment', 1)]: experienceFragmentV1,
  [core('experiencefragment', 2)]: experienceFragmentV1,
  [core('form/button', 1)]: formButtonV1,
  [core('form/button', 2)]: formButtonV1,
  [core('form/container', 1)]: formContainerV1,
  [core('form/container', 2)]: formContainerV1,
  [core('form/hidden', 1)]: formHiddenV1,
  [core('form/hidden', 2)]: formHiddenV1,
  [core('form/options', 1)]: formOptionsV1,
  [core('form/options', 2)]: formOptionsV1,
  'core/wcm/components/form/options': formOptionsV1,
  [core('form/text', 1)]: formTextV1,
  [core('form/text', 2)]: formTextV1,
  [core('image', 1)]: imageV1,
  [core('image', 2)]: imageV2,
  [core('image', 3)]: imageV3,
  'core/wcm/components/image': imageV1,
  [core('languagenavigation', 1)]: languageNavigationV1,
  [core('languagenavigation', 2)]: languageNavigationV2,
  [core('list', 1)]: listV1,
  [core('list', 2)]: listV2,
  [core('list', 3)]: listV3,
  [core('list', 4)]: listV4,
  'core/wcm/components/list': listV1,
  [core('navigation', 1)]: navigationV1,
  [core('navigation', 2)]: navigationV2,
  [core('page', 1)]: pageV1,
  [core('page', 2)]: pageV2,
  [core('page', 3)]: pageV3,
  [core('pdfviewer', 1)]: pdfViewerV1,
  [core('progressbar', 1)]: progressBarV1,
  [core('search', 1)]: searchV1,
  [core('search', 2)]: searchV1,
  [core('search', 3)]: searchV1,
  [core('separator', 1)]: separatorV1,
  [core('tableofcontents', 1)]: tableOfContentsV1,
  [core('tabs', 1)]: tabsV1,
  [core('teaser', 1)]: teaserV1,
  [core('teaser', 2)]: teaserV2,
  [core('text', 1)]: textV1,
  [core('text', 2)]: textV1,
  [core('title', 1)]: titleV1,
  [core('title', 2)]: titleV1,
  [core('title', 3)]: titleV3,
};
