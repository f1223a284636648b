import { defineComponent } from '../../kit/define-component';
import { TableOfContents } from './TableOfContents';
import { dialog } from './TableOfContents.dialog';
import { tableOfContentsModel } from './TableOfContents.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('tableofcontents'),
  resourceSuperType: 'core/wcm/components/tableofcontents/v1/tableofcontents',
  title: 'Table of contents',
  description: 'Links to the headings of this page',
  icon: 'textBulletedHierarchy',
  group: 'Content',
  model: tableOfContentsModel,
  View: TableOfContents,
  dialog,
});
