import { defineComponent } from '../../../core/kit/define-component';
import { CatalogueReader } from './CatalogueReader';
import { dialog } from './CatalogueReader.dialog';
import { catalogueReaderModel } from './CatalogueReader.model';

export default defineComponent({
  resourceType: 'ventora/components/cataloguereader',
  title: 'Catalogue reader',
  description: 'The catalogue as a book whose pages one turns',
  icon: 'book',
  group: 'Ventora - Content',
  model: catalogueReaderModel,
  View: CatalogueReader,
  dialog,
  isEmpty: ({ chapters }) => chapters.length === 0,
});
