import { defineComponent } from '../../kit/define-component';
import { TableOfContents } from './TableOfContents';
import { dialog } from './TableOfContents.dialog';
import { tableOfContentsModel } from './TableOfContents.model';

export default defineComponent({
  resourceType: 'ventora/components/tableofcontents',
  resourceSuperType: 'core/wcm/components/tableofcontents/v1/tableofcontents',
  title: 'Table of contents',
  description: 'Links to the headings of this page',
  icon: 'textBulletedHierarchy',
  group: 'Ventora - Content',
  model: tableOfContentsModel,
  View: TableOfContents,
  dialog,
});
