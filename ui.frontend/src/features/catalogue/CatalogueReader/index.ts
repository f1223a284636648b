import { defineComponent } from '../../../core/kit/define-component';
import { CatalogueReader } from './CatalogueReader';
import { dialog } from './CatalogueReader.dialog';
import { catalogueReaderModel } from './CatalogueReader.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('cataloguereader'),
  title: 'Catalogue reader',
  description: 'The catalogue as a book to leaf through',
  icon: 'book',
  group: 'Content',
  model: catalogueReaderModel,
  View: CatalogueReader,
  dialog,
  isEmpty: ({ chapters }) => chapters.length === 0,
});
